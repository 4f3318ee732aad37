import Clocks
import Course
import CustomDump
import Dependencies
import Foundation
import PlantedCourses
import Stage
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Watching {
  let workbook = try! PlantedCourse.small()
  let clock = TestClock()
  let changes = PlantedChanges()
  let judge: TimedJudge

  init() { judge = TimedJudge(clock: clock) }

  @Test func `an exercise is judged at once, and the time that it takes is counted`() async throws {
    let (model, appearance) = try await watch("Boil")
    #expect(judge.asked.value == ["Boil"])
    #expect(model.check.line == "checking Boil · Compiling Boil.swift · 0 s")
    await clock.advance(by: .seconds(1))
    #expect(model.check.line == "checking Boil · Compiling Boil.swift · 1 s")
    #expect(model.judgement == nil)
    await clock.advance(by: .seconds(1))
    #expect(!model.check.isRunning)
    #expect(model.judgement?.isSolved == false)
    #expect(model.isCurrent)
    #expect(model.news == "")
    await end(appearance)
  }

  @Test func `several saves in a row are judged once, as the last one left it`() async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    for text in ["// TODO: a", "// TODO: b", "// Done."] {
      try write(text)
      changes.notify()
      await clock.advance(by: .milliseconds(30))
    }
    #expect(judge.asked.value.count == 1)
    await clock.advance(by: .milliseconds(20))
    #expect(judge.asked.value.count == 2)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement?.isSolved == true)
    #expect(judge.asked.value.count == 2)
    await end(appearance)
  }

  @Test func `a save ends the judgement that runs, and begins another`() async throws {
    let (model, appearance) = try await watch("Boil")
    await clock.advance(by: .seconds(1))
    try await save("// Done.")
    #expect(judge.asked.value == ["Boil", "Boil"])
    #expect(judge.ended.value == 1)
    await clock.advance(by: .milliseconds(1950))
    #expect(model.judgement == nil)
    await clock.advance(by: .milliseconds(50))
    #expect(model.judgement?.isSolved == true)
    await end(appearance)
  }

  @Test func `a verdict on what was changed in the last moment is not shown`() async throws {
    let (model, appearance) = try await watch("Boil")
    try write("// Done.")
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement == nil)
    #expect(model.check.isRunning)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement?.isSolved == true)
    await end(appearance)
  }

  @Test func `a file that is saved as it was is not judged`() async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    try await save("//\n// TODO: Do it.\n")
    #expect(judge.asked.value.count == 1)
    #expect(model.news == "")
    #expect(model.isCurrent)
    await end(appearance)
  }

  @Test(arguments: [
    ("Tests/BoilTests.swift", true), ("Tests/Kettles.swift", true), ("Water.swift", true),
    ("Whistle.swift", false), ("Tests/WhistleTests.swift", false),
    (".Boil.swift.swp", false), ("Boil.swift~", false), ("4913", false),
  ])
  func `what counts is the exercise, its tests, and what all share`(
    path: String,
    counts: Bool
  ) async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    try workbook.write("Exercises/01-Kettle/\(path)", "// Something else.")
    let name = path.split(separator: "/").last.map(String.init)
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
    #expect(judge.asked.value.count == (counts ? 2 : 1))
    #expect(model.news == (counts ? "Saved: \(name ?? "")." : ""))
    await end(appearance)
  }

  @Test func `a file that is gone is waited for`() async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    let file = model.exercise.file
    try FileManager.default.removeItem(at: file)
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
    #expect(model.gonePath == model.exercise.path)
    #expect(!model.isCurrent)
    #expect(model.statusLine.text == "Exercises/01-Kettle/Boil.swift is gone. I wait for it.")
    #expect(judge.asked.value.count == 1)
    try await save("// Done.")
    #expect(model.gonePath == nil)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement?.isSolved == true)
    await end(appearance)
  }

  @Test func `a file that goes away while it is judged has no verdict`() async throws {
    let (model, appearance) = try await watch("Boil")
    try FileManager.default.removeItem(at: model.exercise.file)
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
    #expect(judge.ended.value == 1)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement == nil)
    #expect(!model.check.isRunning)
    await end(appearance)
  }

  @Test func `a syntax error is shown in the compiler's words, and the watch goes on`() async throws
  {
    let (model, appearance) = try await watchUntilJudged("Boil")
    try await save("syntax error")
    await clock.advance(by: TimedJudge.buildTime)
    #expect(
      model.news == "Saved: Boil.swift. Now: it does not compile. Before: 0 of 2 hold."
    )
    #expect(model.report.map(\.text).contains("error: expected expression"))
    try await save("syntax error, still")
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.news == "Saved: Boil.swift. As before: it does not compile.")
    try await save("// Done.")
    await clock.advance(by: TimedJudge.buildTime)
    #expect(
      model.news == "Saved: Boil.swift. Now: 2 of 2 hold. Before: it does not compile."
    )
    await end(appearance)
  }

  @Test func `what cannot be judged at all is said in one sentence`() async throws {
    let (model, appearance) = try await watch("Boil") {
      $0[Judge.self] = Judge { _, _ throws(ToolchainError) in throw .cannotRun(reason: "no memory")
      }
    }
    #expect(model.statusLine.text == "swift cannot be run: no memory.")
    #expect(model.announcement == "swift cannot be run: no memory.")
    await end(appearance)
  }

  @Test func `when it ends, nothing runs any more`() async throws {
    let (model, appearance) = try await watch("Boil")
    #expect(model.check.isRunning)
    await end(appearance)
    #expect(judge.ended.value == 1)
    #expect(!model.check.isRunning)
  }

  @Test func `through a pipe, it prints lines`() async throws {
    let (model, appearance) = try await watch("Boil")
    #expect(
      model.announcement == "Watching 1.1 Boil: Exercises/01-Kettle/Boil.swift:2. Ctrl-C ends it."
    )
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.announcement?.hasPrefix("1.1 Boil · guided\n\n  ✘ 1  It `boils`.\n") == true)
    try await save("// Done.")
    #expect(model.announcement == "Saved: Boil.swift.")
    await clock.advance(by: TimedJudge.buildTime)
    expectNoDifference(
      model.announcement,
      """
      Now: 2 of 2 hold. Before: 0 of 2 hold.
      1.1 Boil · guided

        ✔ 1  It `boils`.
        ✔ 2  It stops.

      Solved: all 2 demands hold.

      Next: 1.2 Whistle · applied, about 5 minutes
         swift run workbook watch Whistle               the same for the next one
      """
    )
    #expect(CourseProgress(of: try workbook.course).solvedCount == 1)
    await end(appearance)
  }

  func watch(
    _ name: String,
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async throws -> (WatchModel, Task<Void, Never>) {
    let course = try workbook.course
    let exercise = try course.exercise(name)
    let model = withDependencies {
      $0.continuousClock = clock
      $0[FileChanges.self] = changes.client
      $0[Judge.self] = judge.judge
      update(&$0)
    } operation: {
      WatchModel(exercise, in: course)
    }
    let appearance = Task { await model.appeared() }
    await clock.advance()
    return (model, appearance)
  }

  func watchUntilJudged(_ name: String) async throws -> (WatchModel, Task<Void, Never>) {
    let watched = try await watch(name)
    await clock.advance(by: TimedJudge.buildTime)
    return watched
  }

  func end(_ appearance: Task<Void, Never>) async {
    appearance.cancel()
    await appearance.value
  }

  func save(_ text: String) async throws {
    try write(text)
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
  }

  private func write(_ text: String) throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", text)
  }
}
