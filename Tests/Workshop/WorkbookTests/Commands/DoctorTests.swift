import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook

@MainActor
@Suite(.dependencies { $0.continuousClock = TestClock() }) struct Doctors {
  let workbook = try! PlantedCourse.small()
  let toolchain: FakeToolchain

  init() throws {
    toolchain = try FakeToolchain(in: workbook)
  }

  @Test func `on a good machine every line has a tick`() async {
    await workbook.expect(
      "doctor",
      environment: ["WORKBOOK_STATE": "/state"],
      said: """
        ✓ Swift        6.3.1. It can build tests.
        ✓ your clone   \(workbook.shownPath) can be written.
        ✓ disk         81.2 GB are free.
        ! sound        No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ✓ state        /state keeps what outlives a demo, in all copies of the workbook that use \
        this folder.
        ✓ environment  No variable changes what is built, shown or reached.

        Nothing keeps you from working. To begin, type: swift run workbook
        """
    ) { $0[DoctorProbes.self] = .good(toolchain) }
  }

  @Test func `on a Mac, it takes a whole Xcode, and its own processor`() async throws {
    let developer = "\(workbook.shownPath)/Xcode.app/Contents/Developer"
    let frameworks = "Platforms/MacOSX.platform/Developer/Library/Frameworks"
    try workbook.write("Xcode.app/Contents/Developer/\(frameworks)/XCTest.framework/XCTest", "")
    func lines(_ developer: String?) async -> String {
      let toolchain = toolchain
      let answer = await workbook.run("doctor") {
        $0[DoctorProbes.self] = .good(toolchain)
        $0[DoctorProbes.self].targetInfo = { toolchain.info(triple: "arm64-apple-macosx15.0") }
        $0[DoctorProbes.self].developerFolder = { developer }
        $0[DoctorProbes.self].isTranslated = { true }
      }
      return answer.said
    }
    #expect(await lines(developer).hasPrefix("✓ Swift        6.3.1, with \(developer). It can"))
    #expect(
      await lines("/Library/Developer/CommandLineTools").hasPrefix(
        """
        ✗ Swift        6.3.1, with /Library/Developer/CommandLineTools: no XCTest, so no test can be \
        built. Install Xcode 26.4 or newer, and type: sudo xcode-select --switch \
        /Applications/Xcode.app
        """
      )
    )
    #expect(await lines(nil).contains("✗ Swift        6.3.1: no XCTest, so no test can be built."))
    #expect(await lines(developer).contains("! processor    This terminal runs under Rosetta, and"))
  }

  @Test func `on a bad one every line says what to do`() async throws {
    let state = "\(workbook.shownPath)/state"
    await workbook.expect(
      "doctor",
      environment: [
        "WORKBOOK_STATE": state, "WORKBOOK_SOLUTIONS": "1", "WORKBOOK_ONLY": "Kettle",
        "SWIFT_DEPENDENCIES_CONTEXT": "preview", "NO_COLOR": "1",
        "TELEMETRY_URL": "http://localhost:4848", "GPSD_HOST": "gps.local",
        "WORKBOOK_CONTACTS": "/nowhere", "WORKBOOK_PAIN": "0", "WORKBOOK_SOUND": "bundled",
      ],
      said: """
        ✗ Swift        6.3.1: no Testing, so no test can be built. Install a whole toolchain from \
        https://www.swift.org/install.
        ✗ your clone   \(workbook.shownPath) cannot be written. Make it yours, or clone to a folder \
        that is.
        ✗ disk         0.4 GB are free. What is built takes up to 2 GB: make room.
        ! sound        No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ! state        \(state) cannot be written: permissions and data are forgotten. Make it \
        writable, or export WORKBOOK_STATE with another folder.
        ! environment  WORKBOOK_SOLUTIONS=1: the solutions are judged, not your answers. To \
        change that: unset WORKBOOK_SOLUTIONS
        ! environment  WORKBOOK_ONLY=Kettle: nothing else is built. To change \
        that: unset WORKBOOK_ONLY
        ! environment  SWIFT_DEPENDENCIES_CONTEXT=preview: every program runs as preview. To \
        change that: unset SWIFT_DEPENDENCIES_CONTEXT
        ! environment  GPSD_HOST=gps.local: locations come from there. To change that: unset GPSD_HOST
        ! environment  TELEMETRY_URL=http://localhost:4848: events are posted there. To change that: \
        unset TELEMETRY_URL
        ! environment  WORKBOOK_CONTACTS=/nowhere: the people in that folder are shown. To change \
        that: unset WORKBOOK_CONTACTS
        ! environment  NO_COLOR=1: everything is drawn without colours. To change that: unset \
        NO_COLOR

        3 things keep you from working: they are marked ✗.
        """,
      code: .notYet
    ) {
      $0[DoctorProbes.self] = .good(toolchain)
      $0[DoctorProbes.self].targetInfo = { [toolchain] in
        toolchain.info(testing: false)
      }
      $0[DoctorProbes.self].canWrite = { _ in false }
      $0[DoctorProbes.self].freeSpace = { _ in 420_000_000 }
    }
  }

  @Test func `a question without an answer in time is not waited for`() async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
      $0[DoctorProbes.self] = .good(toolchain)
      $0[DoctorProbes.self].targetInfo = { await late(nil) }
      $0[DoctorProbes.self].canWrite = { _ in await late(true) }
      $0[DoctorProbes.self].freeSpace = { _ in await late(nil) }
    } operation: {
      let examination = Task {
        await workbook.run(
          "doctor",
          environment: ["WORKBOOK_STATE": "/state"]
        )
      }
      await clock.advance(by: Checkup.limit)
      let said = await examination.value.said.split(separator: "\n").filter { $0.hasPrefix("!") }
      expectNoDifference(
        said.joined(separator: "\n"),
        """
        ! Swift        It does not answer in time. Type swift --version, and see what it waits for.
        ! your clone   \(workbook.shownPath) does not answer in time. See whether its disk is there.
        ! disk         The free space is not known. Have 2 GB for what is built.
        ! sound        No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ! state        /state cannot be written: permissions and data are forgotten. Make it \
        writable, or export WORKBOOK_STATE with another folder.
        """
      )
    }
  }

  @Test func `a program reads the same`() async throws {
    let said = await withDependencies {
      $0[DoctorProbes.self] = .good(toolchain)
      $0[DoctorProbes.self].targetInfo = { nil }
    } operation: {
      await workbook.run("doctor --json", environment: ["WORKBOOK_STATE": "/state"]).said
    }
    #expect(
      said.hasPrefix(
        """
        [
          {
            "about" : "Swift",
            "advice" : "Install a toolchain from https://www.swift.org/install, and open a new \
        terminal.",
            "fact" : "There is no swift on your PATH, or it does not run.",
            "mark" : "trouble"
          },
        """
      )
    )
  }
}

/// Answers after the doctor has stopped waiting.
private func late<Answer: Sendable>(_ answer: Answer) async -> Answer {
  try? await Task.never()
  return answer
}

extension PlantedCourse {
  var shownPath: String { root.shownPath }
}
