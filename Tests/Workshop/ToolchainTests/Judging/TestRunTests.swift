import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Toolchain

@Suite struct TestRuns {
  @Test func `a run builds what is asked for, and runs its tests`() throws {
    let run = try TestRun(["TakeControl", "ShowDenied"].map(realExercise))
    #expect(
      run.arguments(root: "/home/you/workbook/", stream: "/tmp/events") == [
        "test", "--package-path", "/home/you/workbook/", "--scratch-path",
        "/home/you/workbook/.build/check", "--build-system", "native", "-debug-info-format", "none",
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
    #expect(run.arguments(root: "/", stream: "").contains("-wmo"))
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
    let root = temporaryFolder.appending(path: "plans-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: ".build/check")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["build.db", "debug.yaml", "plugin-tools.yaml"] {
      try Data().write(to: folder.appending(path: name))
    }
    let run = try TestRun([realExercise("TakeControl")])
    run.forgetPlan(root: root.path(percentEncoded: false))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["build.db"])
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
