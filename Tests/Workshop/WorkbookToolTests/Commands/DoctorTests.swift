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
    ) { $0[XcodeProbe.self] = XcodeProbe { false } }
  }

  @Test func `on a bad one it says what is wrong, and what to do`() async {
    await workbook.expect(
      "doctor",
      environment: ["WORKBOOK_ONLY": "Kettle"],
      output: """
        ✗ Swift has no XCTest, so no test can be built.
          Install Xcode 26.4 or newer, and type:
          sudo xcode-select --switch /Applications/Xcode.app
        ! WORKBOOK_ONLY=Kettle: nothing else is built.
          To change that: unset WORKBOOK_ONLY
        """,
      code: .failure
    ) { $0[XcodeProbe.self] = XcodeProbe { true } }
  }
}
