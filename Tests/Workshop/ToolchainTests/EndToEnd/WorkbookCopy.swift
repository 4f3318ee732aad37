import Course
import DependenciesTestSupport
import Foundation
import Testing

@testable import Toolchain

/// A copy of the workbook in a folder of its own, where a test may write what it likes.
struct WorkbookCopy: Sendable {
  let root: URL
  let course: Course

  private static let original = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @TaskLocal static var current: WorkbookCopy?

  init() throws {
    root = temporaryFolder.appending(path: "workbook-copy-\(UUID())")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for part in ["Package.swift", "Chapters", "Exercises", "Solutions", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: WorkbookCopy.original.appending(path: part),
        to: root.appending(path: part)
      )
    }
    course = try Course(at: root)
  }

  func exercise(_ name: String) throws -> Exercise { try course.exercise(name) }

  /// Makes the exercises what they were when the copy was made.
  func restore() throws {
    let exercises = root.appending(path: "Exercises")
    try FileManager.default.removeItem(at: exercises)
    try FileManager.default.copyItem(
      at: WorkbookCopy.original.appending(path: "Exercises"),
      to: exercises
    )
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    let file = root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try change(text).write(to: file, atomically: true, encoding: .utf8)
  }

  /// The line in which a text stands first.
  func line(of words: String, in path: String) throws -> Int {
    let lines = try #require(root.text(of: path)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return 1 + (try #require(lines.firstIndex { $0.contains(words) }))
  }

  /// Solves an exercise, with what a change makes of the solution.
  func solve(_ name: String, _ change: (String) -> String = { $0 }) throws {
    let exercise = try exercise(name)
    let solution = try #require(root.text(of: exercise.solutionPath))
    try change(solution).write(to: exercise.file, atomically: true, encoding: .utf8)
  }

  func judge(
    _ names: String...,
    limit: Duration = Judge.usualLimit
  ) async throws -> [Judgement] {
    try await Judge.liveValue.judge(TestRun(try names.map(exercise), limit: limit)) { _ in }
  }

  /// What runs anywhere and was started for this copy.
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
struct OneWorkbookCopy: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let copy = try WorkbookCopy()
    defer { try? FileManager.default.removeItem(at: copy.root) }
    try await WorkbookCopy.$current.withValue(copy) { try await function() }
  }
}
