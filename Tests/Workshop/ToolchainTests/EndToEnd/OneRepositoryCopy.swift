import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Toolchain

extension PlantedCourse {
  @TaskLocal static var current: PlantedCourse?

  func exercise(_ name: String) throws -> Exercise { try course.exercise(name) }

  /// Makes the exercises what they were when the copy was made.
  func restore() throws {
    let exercises = root.appending(path: "Exercises")
    try FileManager.default.removeItem(at: exercises)
    try repository.copy(["Exercises"], into: root)
  }

  /// Solves an exercise, with what a change makes of the solution.
  func solve(_ name: String, _ change: (String) -> String = { $0 }) throws {
    let exercise = try exercise(name)
    try write(exercise.path, change(text(exercise.solutionPath)))
  }

  func judge(
    _ names: String...,
    limit: Duration = .seconds(20)
  ) async throws -> [Judgement] {
    try await Judge.liveValue.judgements(TestRun(try names.map(exercise), limit: limit)) { _ in }
  }

  /// The processes that were started for this copy.
  var processes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let ids = names.compactMap { pid_t($0) }.filter { $0 != getpid() }
    let path = root.lastPathComponent
    return ids.compactMap { id in
      guard let line = try? Data(contentsOf: URL(filePath: "/proc/\(id)/cmdline")) else {
        return nil
      }
      let words = String(decoding: line, as: UTF8.self).replacing("\0", with: " ")
      return words.contains(path) ? words : nil
    }
  }
}

/// Gives a suite one copy for all of its tests: to build one takes a minute.
struct OneRepositoryCopy: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let copy = try PlantedCourse(copying: [
      "Package.swift", "README.md", "Chapters", "Exercises", "Solutions", "Sources", "Tests",
    ])
    try await PlantedCourse.$current.withValue(copy) { try await function() }
  }
}
