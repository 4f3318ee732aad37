import Dependencies
import Foundation
import PlantedCourses
import Testing

@testable import WorkbookTool

/// Whole answers of `doctor`.
@MainActor
@Suite struct Doctors {
  let workbook = try! PlantedCourse.small()

  /// A machine on which nothing is in the way.
  private func machine(triple: String = "x86_64-unknown-linux-gnu") throws -> Machine {
    try workbook.write("usr/testing/Testing.swiftmodule", "")
    let info = """
      {"target": {"triple": "\(triple)"},
       "paths": {"runtimeLibraryImportPaths": ["\(workbook.path("usr"))"]}}
      """
    return Machine(targetInfo: Data(info.utf8), freeSpace: 80_000_000_000)
  }

  private func expect(
    _ machine: Machine,
    environment: [String: String] = [:],
    said: String,
    code: ExitCode = .notYet
  ) async {
    await workbook.expect("doctor", environment: environment, said: said, code: code) {
      $0[MachineProbe.self] = MachineProbe { _, _ in machine }
    }
  }

  private let good = "Nothing keeps you from working. To begin, type: swift run workbook"

  @Test func `on a good machine it is one line`() async throws {
    await expect(try machine(), said: good, code: .success)
  }

  @Test func `on a bad one it says what is wrong, and what to do`() async throws {
    await expect(
      Machine(freeSpace: 420_000_000, canWriteClone: false, canWriteState: false),
      environment: ["WORKBOOK_ONLY": "Kettle"],
      said: """
        ✗ There is no swift on your PATH, or it does not run.
          Install a toolchain from https://www.swift.org/install, and open a new terminal.
        ✗ \(workbook.root.pathText) cannot be written.
          Make it yours, or clone to a folder that is.
        ✗ 0.4 GB are free.
          What is built takes up to 2 GB: make room.
        ! \(workbook.path("state")) cannot be written: the demos forget permissions and data.
          Make it writable, or export WORKBOOK_STATE with another folder.
        ! WORKBOOK_ONLY=Kettle: nothing else is built.
          To change that: unset WORKBOOK_ONLY
        """
    )
  }

  @Test func `on a Mac, it takes a whole Xcode`() async throws {
    var mac = try machine(triple: "arm64-apple-macosx15.0")
    mac.developerFolder = "/Library/Developer/CommandLineTools"
    await expect(
      mac,
      said: """
        ✗ Swift has no XCTest, so no test can be built.
          Install Xcode 26.4 or newer, and type: \
        sudo xcode-select --switch /Applications/Xcode.app
        """
    )
    mac.developerFolder = workbook.path("Xcode")
    let frameworks = "Platforms/MacOSX.platform/Developer/Library/Frameworks"
    try workbook.write("Xcode/\(frameworks)/XCTest.framework/XCTest", "")
    await expect(mac, said: good, code: .success)
  }

  @Test func `the real machine is looked at, and left as it is`() async throws {
    let before = workbook.everything
    let machine = await MachineProbe.liveValue.look(workbook.root, workbook.root)
    #expect(machine.targetInfo != nil)
    #expect(machine.freeSpace ?? 0 > 0)
    #expect(machine.canWriteClone)
    #expect(workbook.everything == before)
  }
}
