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
    try workbook.makeComplete()
  }

  @Test func `on a good machine every line has a tick`() async {
    await workbook.expect(
      "doctor",
      environment: ["WORKBOOK_STATE": "/state"],
      said: """
        ✓ Swift          6.3.1. The workbook needs 6.3 or newer.
        ✓ Swift Testing  It comes with this toolchain.
        ✓ platform       Linux 6.18, x86_64.
        ✓ your clone     \(workbook.shownPath) can be written.
        ✓ disk           81.2 GB are free.
        ✓ chapters       2 chapters with 3 exercises, complete.
        ✓ builds         All is built that a class needs.
        ! sound          No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ✓ state          /state keeps what outlives a demo: all copies of the workbook on this \
        account share it.
        ✓ permissions    No demo has asked yet.
        ✓ environment    No variable changes what is built, shown or reached.

        Nothing keeps you from working. To begin, type: swift run workbook
        """
    ) { $0[DoctorProbes.self] = .good(toolchain) }
  }

  @Test func `on a Mac, Xcode has a line of its own`() async throws {
    try workbook.write("Xcode.app/Contents/version.plist", Self.versionOfXcode)
    let developer = "\(workbook.shownPath)/Xcode.app/Contents/Developer"
    let xctest = "Platforms/MacOSX.platform/Developer/Library/Frameworks/XCTest.framework/XCTest"
    try workbook.write("Xcode.app/Contents/Developer/\(xctest)", "")
    #expect(await lineOnMac("Xcode", developer) == "✓ Xcode          26.4, \(developer).")
    let advice =
      "Install Xcode 26.4 or newer, and type: sudo xcode-select --switch /Applications/Xcode.app"
    #expect(
      await lineOnMac("Xcode", "/Library/Developer/CommandLineTools") == """
        ✗ Xcode          What is chosen, /Library/Developer/CommandLineTools, has no XCTest, and \
        the tests need it. \(advice)
        """
    )
    #expect(
      await lineOnMac("Xcode", nil) == """
        ✗ Xcode          Neither Xcode nor its command line tools are chosen. \(advice)
        """
    )
    #expect(
      await lineOnMac("Swift ", developer, swift: "6.2.4") == """
        ✗ Swift          6.2.4, and the workbook needs 6.3 or newer. \(advice)
        """
    )
  }

  @Test func `on a Mac, Rosetta is told`() async {
    #expect(
      await lineOnMac("platform", nil, isTranslated: true) == """
        ! platform       macOS 26.1, x86_64 under Rosetta. All takes longer: switch off “Open using \
        Rosetta” in your terminal's information in the Finder, and remove .build.
        """
    )
  }

  private static let versionOfXcode = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>26.4</string>
    </dict></plist>
    """

  private func lineOnMac(
    _ about: String,
    _ developer: String?,
    swift: String = "6.3.1",
    isTranslated: Bool = false
  ) async -> String? {
    let toolchain = toolchain
    let answer = await workbook.run("doctor", environment: [:]) {
      $0[DoctorProbes.self] = .good(toolchain)
      $0[DoctorProbes.self].targetInfo = {
        toolchain.info(version: swift, triple: "arm64-apple-macosx15.0")
      }
      $0[DoctorProbes.self].developerFolder = { developer }
      $0[DoctorProbes.self].platform = {
        PlatformFacts(
          system: "macOS",
          version: "26.1",
          architecture: isTranslated ? "x86_64" : "arm64",
          isTranslated: isTranslated
        )
      }
    }
    return answer.said.split(separator: "\n").map(String.init).first {
      $0.dropFirst(2).hasPrefix(about)
    }
  }

  @Test func `on a bad one every line says what to do`() async throws {
    try workbook.write("state/permissions.json", #"{"Location": {"location": "denied"}}"#)
    try workbook.remove("Exercises/01-Kettle/Whistle.swift")
    try workbook.remove("Exercises/02-Oven/Bake.swift")
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
        ✗ Swift          6.1, and the workbook needs 6.3 or newer. Install one from \
        https://www.swift.org/install.
        ✗ Swift Testing  This toolchain has no module Testing, so no test can be built. Install \
        a whole toolchain from https://www.swift.org/install.
        ✗ Xcode          What is chosen, /nowhere, has no XCTest, and the tests need it. Install \
        Xcode 26.4 or newer, and type: sudo xcode-select --switch /Applications/Xcode.app
        ✗ platform       macOS 14.7, arm64. macOS 15 or newer is needed: update it.
        ✗ your clone     \(workbook.shownPath) cannot be written. Make it yours, or clone to a folder \
        that is.
        ✗ disk           0.4 GB are free. What is built takes up to 2 GB: make room.
        ✗ chapters       Exercises/01-Kettle/Whistle.swift is missing, and 1 more. Get it back \
        with git checkout -- Exercises/01-Kettle/Whistle.swift, or clone again.
        ✓ builds         All is built that a class needs.
        ! sound          No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ! state          \(state) cannot be written: permissions and data are forgotten. Make it \
        writable, or export WORKBOOK_STATE with another folder.
        ! permissions    Location location denied. To be asked again, type: swift run workbook \
        reset permissions
        ! environment    WORKBOOK_SOLUTIONS=1: the solutions are judged, not your answers. To \
        change that: unset WORKBOOK_SOLUTIONS
        ! environment    WORKBOOK_ONLY=Kettle: nothing else is built. To change \
        that: unset WORKBOOK_ONLY
        ! environment    SWIFT_DEPENDENCIES_CONTEXT=preview: every program runs as preview. To \
        change that: unset SWIFT_DEPENDENCIES_CONTEXT
        ! environment    GPSD_HOST=gps.local: locations come from there. To change that: unset GPSD_HOST
        ! environment    TELEMETRY_URL=http://localhost:4848: events are posted there. To change that: \
        unset TELEMETRY_URL
        ! environment    WORKBOOK_CONTACTS=/nowhere: the people in that folder are shown. To change \
        that: unset WORKBOOK_CONTACTS
        ! environment    NO_COLOR=1: everything is drawn without colours. To change that: unset \
        NO_COLOR

        7 things keep you from working: they are marked ✗.
        """,
      code: .notYet
    ) {
      $0[DoctorProbes.self] = .good(toolchain)
      $0[DoctorProbes.self].targetInfo = { [toolchain] in
        toolchain.info(version: "6.1", testing: false)
      }
      $0[DoctorProbes.self].platform = {
        PlatformFacts(system: "macOS", version: "14.7", architecture: "arm64")
      }
      $0[DoctorProbes.self].developerFolder = { "/nowhere" }
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
        ! Swift          It does not answer in time. Type swift --version, and see what it waits for.
        ! Swift Testing  Not known without a toolchain. See the line above.
        ! your clone     \(workbook.shownPath) does not answer in time. See whether its disk is there.
        ! disk           The free space is not known. Have 2 GB for what is built.
        ! sound          No program here records, or plays, or writes down what is said: demos take what \
        is bundled. Debian and Homebrew have rec and play in the package sox, and a recogniser in \
        pocketsphinx.
        ! state          /state cannot be written: permissions and data are forgotten. Make it \
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

  @Test func `a chapter that cannot be read at all is a finding, not the end`() async throws {
    try workbook.remove("Exercises/01-Kettle/README.md")
    let answer = await workbook.run("doctor", environment: ["WORKBOOK_STATE": "/state"]) {
      $0[DoctorProbes.self] = .good(toolchain)
    }
    #expect(answer.code == .notYet)
    #expect(
      answer.said.contains(
        """
        ✗ chapters       Exercises/01-Kettle/README.md is missing. Get it back with git checkout \
        -- Exercises/01-Kettle/README.md, or clone again.
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

  /// Puts the files there that a chapter needs and the other tests do not.
  func makeComplete() throws {
    try write("Package.swift", "// swift-tools-version: 6.2\n")
    for folder in ["01-Kettle", "02-Oven"] {
      try write("Chapters/\(folder)/Sources/A.swift", "")
      try write("Chapters/\(folder)/Tests/A.swift", "")
      try write("Exercises/\(folder)/Hints.md", "")
    }
  }
}
