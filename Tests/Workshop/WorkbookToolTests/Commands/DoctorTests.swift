import Dependencies
import PlantedCourses
import Testing

@testable import WorkbookTool

/// Whole answers of `doctor`.
@MainActor
@Suite struct Doctors {
  let workbook = try! PlantedCourse.small()

  @Test func `on a good machine it is one line`() async {
    await workbook.expect(
      "doctor",
      output: "Nothing keeps you from working. To begin, type: swift run workbook"
    ) { $0[MachineProbe.self] = MachineProbe { _ in Machine(freeSpace: 80_000_000_000) } }
  }

  @Test func `on a bad one it says what is wrong, and what to do`() async {
    await workbook.expect(
      "doctor",
      environment: ["WORKBOOK_ONLY": "Kettle"],
      output: """
        ✗ Swift has no XCTest, so no test can be built.
          Install Xcode 26.4 or newer, and type:
          sudo xcode-select --switch /Applications/Xcode.app
        ✗ 0.4 GB are free.
          What is built takes up to 2 GB: make room.
        ! WORKBOOK_ONLY=Kettle: nothing else is built.
          To change that: unset WORKBOOK_ONLY
        """,
      code: .notYet
    ) {
      $0[MachineProbe.self] = MachineProbe { _ in
        Machine(lacksXcode: true, freeSpace: 420_000_000)
      }
    }
  }

  @Test func `the real machine is looked at`() async {
    #expect(await MachineProbe.liveValue.look(workbook.root).freeSpace ?? 0 > 0)
  }
}
