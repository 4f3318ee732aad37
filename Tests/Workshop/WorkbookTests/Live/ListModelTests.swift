import Clocks
import Course
import Dependencies
import Foundation
import PlantedCourses
import Stage
import TestTools
import Testing

@testable import Toolchain
@testable import Workbook

@MainActor
@Suite struct Lists {
  let workbook = try! PlantedCourse.small()
  let clock = TestClock()
  let changes = ToldChanges()
  let judge: TimedJudge

  init() { judge = TimedJudge(clock: clock) }

  @Test func `the exercise that is next is selected`() throws {
    try workbook.solve("01-Kettle/Boil")
    let model = try list()
    #expect(model.exercise.name == "Whistle")
    #expect(model.next?.name == "Whistle")
    #expect(model.states == [.solved, .untouched, .untouched])
  }

  @Test func `a check has a verdict, and never moves the selection`() async throws {
    let model = try list()
    try write("// Done.")
    model.checkTapped()
    await clock.advance(by: .seconds(1))
    #expect(model.check.line == "checking Boil · Compiling Boil.swift · 1 s")
    await clock.advance(by: .seconds(1))
    #expect(!model.check.isRunning)
    #expect(model.lastResult?.judgement.isSolved == true)
    #expect(model.states == [.solved, .untouched, .untouched])
    #expect(model.exercise.name == "Boil")
    #expect(model.next?.name == "Whistle")
    #expect(CourseProgress(of: model.course).solvedCount == 1)
    model.nextTapped()
    #expect(model.exercise.name == "Whistle")
    #expect(model.lastResult == nil)
  }

  @Test func `any keys in a window of any size are drawn`() async throws {
    let model = try list()
    let keys: [Key] =
      [.up, .down, .enter, .escape, .pageUp, .pageDown, .home, .end, .tab]
      + "htldDnfa? jk".map { .character($0) }
    var random = SeededGenerator(seed: 7)
    for _ in repetitions(10_000) {
      let key = random.pick(keys)
      _ = model.press(key)
      if random.chance(10) { await clock.advance(by: .seconds(1)) }
      let size = Extent(columns: random.number(in: 0...90), rows: random.number(in: 0...30))
      #expect(ListScreen(model: model).draw(in: size).size == size)
      #expect(ListScreen(model: model).draw(in: Extent(columns: 1, rows: 1)).size.rows == 1)
    }
  }

  @Test(arguments: [Key.escape, .control("c")])
  func `esc and Ctrl-C end a check, and the list stays`(key: Key) async throws {
    let model = try list()
    #expect(model.press(key) == .ignored)
    model.checkTapped()
    await clock.advance(by: .seconds(1))
    #expect(model.press(key) == .handled)
    await clock.advance()
    #expect(judge.ended.value == 1)
    #expect(!model.check.isRunning)
    #expect(model.remark == "Ended. Nothing was found out.")
    #expect(model.lastResult == nil)
    #expect(model.press(key) == .ignored)
    model.checkTapped()
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.lastResult != nil)
    #expect(model.remark == nil)
  }

  @Test func `one check at a time`() async throws {
    let model = try list()
    model.checkTapped()
    await clock.advance()
    model.moved(by: 1)
    model.checkTapped()
    await clock.advance(by: TimedJudge.buildTime)
    #expect(judge.asked.value == ["Boil"])
    #expect(model.exercise.name == "Whistle")
    #expect(model.lastResult == nil)
    model.moved(by: -1)
    #expect(model.lastResult != nil)
  }

  @Test func `all of them are checked together`() async throws {
    try write("// Done.")
    let model = try list()
    model.checkAllTapped()
    await clock.advance(by: .seconds(1))
    #expect(model.check.line == "checking 3 exercises · Compiling Boil.swift · 1 s")
    await clock.advance(by: .seconds(1))
    #expect(judge.asked.value == ["Boil Whistle Bake"])
    guard case .all(let judgements) = model.panel else {
      Issue.record("The lower part shows something else: \(model.panel)")
      return
    }
    #expect(
      ManyVerdicts(judgements: judgements).lines.map(\.text) == [
        "1 of 3 are solved.", "  ✘ 1.2 Whistle  0 of 2 hold",
        "  ✘ 2.1 Bake  0 of 2 hold",
      ]
    )
    model.moved(by: 1)
    #expect(model.lastResult?.judgement.exercise.name == "Whistle")
  }

  @Test func `a verdict on what was edited since says so`() async throws {
    let model = try list()
    let appearance = Task { await model.appeared() }
    model.checkTapped()
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.lastResult?.isCurrent == true)
    try write("// Else.")
    changes.tell()
    await clock.advance(by: WatchModel.quiet)
    #expect(model.lastResult?.isCurrent == false)
    #expect(model.states[0] == .begun)
    #expect(model.farewell[0].text == "Changed since this verdict:")
    appearance.cancel()
    await appearance.value
  }

  @Test func `the editor has had the file, and the list looks again`() async throws {
    let model = try list {
      $0[OtherPrograms.self].open = { [workbook] exercise in
        try! workbook.write(exercise.path, "let mine = 1")
        return nil
      }
    }
    model.openTapped()
    await clock.advance()
    #expect(model.states[0] == .begun)
    #expect(model.remark == nil)
  }

  @Test func `when it ends, nothing runs any more`() async throws {
    let model = try list()
    model.checkTapped()
    await clock.advance(by: .seconds(1))
    await model.disappeared()
    #expect(judge.ended.value == 1)
    #expect(!model.check.isRunning)
  }

  func list(
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) throws -> ListModel {
    let course = try workbook.course
    return withDependencies {
      $0.continuousClock = clock
      $0[FileChanges.self] = changes.client
      $0[Judge.self] = judge.judge
      update(&$0)
    } operation: {
      ListModel(course)
    }
  }

  func write(_ text: String) throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", text)
  }
}
