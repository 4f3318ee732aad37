import ConcurrencyExtras
import Dependencies
import Foundation
import OperatingSystem
import PlantedCourses
import Testing
import Usage

@testable import WorkbookTool

/// Whole answers of `prepare` and `doctor`.
@MainActor
@Suite struct Preparations {
  let workbook = try! PlantedCourse.small()

  @Test func `both places are built, with every exercise`() async {
    let built = LockIsolated<[Program]>([])
    await workbook.expect(
      "prepare",
      output: """
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

  @Test func `a build that fails ends it`() async {
    await workbook.expect(
      "prepare",
      output: "1 of 2  the demos, the tests and this tool",
      errors: """
        It was not built: the reason is above. To see what is in the way:
          swift run workbook doctor
        """,
      code: .unavailable
    ) { $0[ForegroundProgram.self] = ForegroundProgram { _ throws(SystemFailure) in 1 } }
  }

  @Test func `Ctrl-C ends it, and nothing is wrong then`() async {
    await workbook.expect(
      "prepare",
      output: "1 of 2  the demos, the tests and this tool",
      code: .interrupted
    ) { $0[ForegroundProgram.self] = ForegroundProgram { _ throws(SystemFailure) in 128 + SIGINT } }
  }

  @Test func `on a good machine the doctor says one line`() async {
    await workbook.expect(
      "doctor",
      output: "Nothing keeps you from working. To begin, type: swift run workbook"
    ) { $0[XcodeProbe.self] = XcodeProbe { false } }
  }

  @Test func `on a bad one the doctor says what is wrong, and what to do`() async {
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
