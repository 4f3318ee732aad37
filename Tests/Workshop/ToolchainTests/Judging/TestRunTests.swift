import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Toolchain

@Suite struct TestRuns {
  @Test func `a run builds what is asked for, and runs its tests`() throws {
    let run = try TestRun(["TakeControl", "ShowDenied"].map(realExercise))
    let top = repository.path(percentEncoded: false)
    #expect(
      run.arguments(stream: "/tmp/events") == [
        "test", "--package-path", top, "--scratch-path", "\(top).build/check", "--build-system",
        "native", "-debug-info-format", "none",
        "--disable-xctest", "--event-stream-output-path", "/tmp/events", "--filter",
        "^CountdownExercisesTests\\.TakeControl(Edges)?/", "--filter",
        "^LocationExercisesTests\\.ShowDenied(Edges)?/",
      ]
    )
    let outside = ["PATH": "/bin", "WORKBOOK_SOLUTIONS": "1"]
    #expect(
      run.environment(from: outside) == [
        "PATH": "/bin", "WORKBOOK_ONLY": "Countdown/TakeControl,Location/ShowDenied",
      ]
    )
  }

  @Test func `a run builds the solutions, but for the answers that it is given`() throws {
    let exercises = try ["TakeControl", "WithoutDrift"].map(realExercise)
    let answer = try #require(exercises[0].answers(.wrong).answers.first)
    let run = TestRun(exercises, answers: .solutions(but: [answer]), scratch: "verify")
    #expect(run.arguments(stream: "").contains("-wmo"))
    #expect(
      run.environment(from: [:]) == [
        "WORKBOOK_ONLY": "Countdown/TakeControl,Countdown/WithoutDrift",
        "WORKBOOK_SOLUTIONS": ".build/verify/answers",
      ]
    )
    let test = NSRegularExpression.escapedPattern(for: try #require(answer.test))
    let filters = ["TakeControl(Edges)?/`\(test)`\\(", "WithoutDrift(Edges)?/"]
    #expect(exercises.map(run.filter) == filters.map { "^CountdownExercisesTests\\.\($0)" })
    #expect(
      exercises.map { run.files(of: $0)[0] } == [
        ".build/verify/answers/01-Countdown/TakeControl.swift",
        ".build/verify/answers/01-Countdown/WithoutDrift.swift",
      ]
    )
  }

  @Test func `half a plan of a build is forgotten, and what is built stays`() throws {
    let course = try PlantedCourse.small()
    for name in ["build.db", "debug.yaml", "plugin-tools.yaml"] {
      try course.write(".build/check/\(name)", "")
    }
    try TestRun([course.course.exercise("Boil")]).forgetPlan()
    #expect(course.root.files(below: ".build/check") == ["a.o", "build.db"])
  }

  @Test func `without swift, nothing can be run`() async throws {
    let run = try TestRun([realExercise("TakeControl")])
    await #expect(throws: ToolchainError.noSwift) {
      _ = try await run.once(environment: ["PATH": "/nowhere"])
    }
  }
}

private let course = Result { try Course(at: repository) }

/// An exercise of this workbook: for its names and paths, not for what is solved.
func realExercise(_ name: String) throws -> Exercise { try course.get().exercise(name) }
