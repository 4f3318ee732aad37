import Course
import PlantedCourses
import Testing

@testable import Toolchain

@Suite struct TestRuns {
  private let workbook = try! PlantedCourse.small()

  @Test func `a run builds what is asked for, and runs its tests`() throws {
    let run = try TestRun(["Boil", "Bake"].map { try workbook.course.exercise($0) })
    let top = workbook.path("")
    #expect(
      run.arguments(stream: "/tmp/events") == [
        "test", "--package-path", top, "--scratch-path", "\(top).build/check", "--build-system",
        "native", "-debug-info-format", "none",
        "--disable-xctest", "--event-stream-output-path", "/tmp/events",
        "--filter", "^KettleExercisesTests\\.Boil(Edges)?/",
        "--filter", "^OvenExercisesTests\\.Bake(Edges)?/",
      ]
    )
    let outside = ["PATH": "/bin", "WORKBOOK_SOLUTIONS": "1"]
    #expect(
      run.environment(from: outside) == ["PATH": "/bin", "WORKBOOK_ONLY": "Kettle/Boil,Oven/Bake"]
    )
  }

  @Test func `a run builds the solutions, but for the answers that it is given`() throws {
    let exercises = try workbook.course.chapters[0].exercises
    var answer = KeptAnswer.starter(of: exercises[0])
    answer.test = "it boils (in 3 minutes)"
    let run = TestRun(exercises, answers: .solutions(but: [answer]), scratch: "verify")
    #expect(run.arguments(stream: "").contains("-wmo"))
    #expect(
      run.environment(from: [:]) == [
        "WORKBOOK_ONLY": "Kettle/Boil,Kettle/Whistle",
        "WORKBOOK_SOLUTIONS": ".build/verify/answers",
      ]
    )
    let filters = [#"Boil(Edges)?/`it boils \(in 3 minutes\)`\("#, "Whistle(Edges)?/"]
    #expect(exercises.map(run.filter) == filters.map { "^KettleExercisesTests\\.\($0)" })
    let folder = ".build/verify/answers/01-Kettle"
    #expect(
      exercises.map { run.files(of: $0)[0] } == ["\(folder)/Boil.swift", "\(folder)/Whistle.swift"]
    )
  }

  @Test func `half a plan of a build is forgotten, and what is built stays`() throws {
    for name in ["build.db", "debug.yaml", "plugin-tools.yaml"] {
      try workbook.write(".build/check/\(name)", "")
    }
    try TestRun(workbook.course.exercises).forgetPlan()
    #expect(workbook.root.files(below: ".build/check") == ["a.o", "build.db"])
  }
}
