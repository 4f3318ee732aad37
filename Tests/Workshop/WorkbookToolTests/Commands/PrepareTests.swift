import ConcurrencyExtras
import Dependencies
import Foundation
import OperatingSystem
import PlantedCourses
import Testing

@testable import WorkbookTool

/// Whole answers of `prepare` and `doctor`.
@MainActor
@Suite struct Preparations {
  let workbook = try! PlantedCourse.small()

  @Test func `both places are built, with every exercise`() async {
    let built = LockIsolated<[Program]>([])
    await workbook.expect(
      """
      $ prepare
      1 of 2  the demos, the tests and this tool
      2 of 2  what check uses
      Everything is built. To begin, type: swift run workbook
      """
    ) {
      $0[ForegroundProgram.self] = ForegroundProgram { program throws(SystemFailure) in
        built.withValue { $0.append(program) }
        return 0
      }
    }
    let root = workbook.root.path
    #expect(built.value[0].arguments == ["build", "--build-tests", "--package-path", "\(root)/"])
    #expect(built.value[1].arguments.contains("\(root)/.build/check"))
    let only = built.value.map { $0.environment?["WORKBOOK_ONLY"] }
    #expect(only == [nil, "Kettle/Boil,Kettle/Whistle,Oven/Bake"])
  }

  @Test(arguments: [
    (
      Int32(1),
      """
      2> It was not built: the reason is above. To see what is in the way:
      2>   swift run workbook doctor
      exit 69
      """
    ),
    // Ctrl-C, and nothing is wrong then.
    (128 + SIGINT, "exit 130"),
  ])
  func `a build that fails ends it`(code: Int32, sentence: String) async {
    let start = "$ prepare\n1 of 2  the demos, the tests and this tool\n"
    await workbook.expect(start + sentence) {
      $0[ForegroundProgram.self] = ForegroundProgram { _ throws(SystemFailure) in code }
    }
  }

  @Test func `the doctor says what is wrong, and what to do`() async {
    await workbook.expect(
      """
      $ doctor
      Nothing keeps you from working. To begin, type: swift run workbook
      """
    ) { $0[XcodeProbe.self] = XcodeProbe { false } }
    await workbook.expect(
      """
      $ doctor
      ✗ Swift has no XCTest, so no test can be built.
        Install Xcode 26.4 or newer, and type:
        sudo xcode-select --switch /Applications/Xcode.app
      ! WORKBOOK_ONLY=Kettle: nothing else is built.
        To change that: unset WORKBOOK_ONLY
      exit 1
      """,
      environment: ["WORKBOOK_ONLY": "Kettle"]
    ) { $0[XcodeProbe.self] = XcodeProbe { true } }
  }
}
