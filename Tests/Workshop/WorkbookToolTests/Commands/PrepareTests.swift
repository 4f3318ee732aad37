import ConcurrencyExtras
import Dependencies
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Preparations {
  let workbook = try! PlantedCourse.small()

  @Test func `both places are built, with every exercise, and the progress is shown`() async {
    let built = LockIsolated<[Build]>([])
    await workbook.expect(
      "prepare",
      said: """
        1 of 2  the demos, the tests and this tool
                step 25 of 100
                step 50 of 100
                step 75 of 100
        2 of 2  what check uses
                step 25 of 100
                step 50 of 100
                step 75 of 100
        Everything is built. To begin, type: swift run workbook
        """
    ) {
      $0[Builder.self] = Builder { build, note in
        built.withValue { $0.append(build) }
        for number in 1...100 { note(BuildStep(number: number, of: 100, "Compiling")) }
      }
    }
    #expect(built.value.map(\.scratch) == [nil, "check"])
    #expect(built.value.map(\.only) == [[], ["Kettle/Boil", "Kettle/Whistle", "Oven/Bake"]])
  }

  @Test func `a build that fails is reported, and ends it`() async {
    let answer = await workbook.run("prepare") {
      $0[Builder.self] = Builder { _, _ throws(ToolchainError) in throw .noSwift }
    }
    #expect(answer.code == .unavailable)
    #expect(answer.complaints == ToolchainError.noSwift.sentence)
  }
}
