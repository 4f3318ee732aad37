import ChapterKit
import Composable
import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import TestTerminals
import TestTools
import Testing

@testable import FailabilityChapter

@MainActor
@Suite(.dependency(\.continuousClock, ImmediateClock()))
struct FailabilityOnStage {
  /// A run whose process says that as many tests have passed, and what comes then.
  func run(
    _ passed: Int,
    then lines: String = "",
    signal: Int32? = nil,
    tracksFilter: Bool = false
  ) async -> TestRun {
    let run = TestRun("lazy", tracksFilter: tracksFilter)
    let ended = TodosTest.all.prefix(passed).map { "✓ \($0.name)\n" }.joined()
    await run.run { words in
      #expect(words == ["tests", "lazy"] + (tracksFilter ? ["--add-event"] : []))
      return DemoResult(output: ended + lines, errors: "Fatal error: x\nmore", signal: signal)
    }
    return run
  }

  let failed = "noise\n✗ one is added, named and sorted\n  A.swift:7\n  Unimplemented: x\n"

  @Test func `the last words are how many ran, and what is said of those that failed`()
    async
  {
    #expect(TestRun("lazy").words == nil)
    #expect(
      await run(12).words?.hasSuffix("  ✓ one is added, named and sorted\n12 ran, none failed.")
        == true
    )
    #expect(await run(0).verdict == "None of the 12 ran: the process that runs them did not start.")
    let failure = await run(11, then: failed)
    #expect(failure.rows.last == "✗ one is added, named and sorted")
    #expect(failure.words?.hasSuffix("12 ran, 1 failed.\n  A.swift:7\n  Unimplemented: x") == true)
  }

  @Test func `a crash leaves the tests after it unrun`() async {
    let run = await run(3, signal: 4)
    #expect(
      run.rows[3...4] == [
        "☠ there is nothing to clear: crashed", "· the completed ones are cleared",
      ]
    )
    #expect(
      run.words?.hasSuffix(
        """
          · one is added, named and sorted: never ran
        1 crash, and 8 of 12 never ran.
          The process has ended (signal 4):
          Fatal error: x
        """
      ) == true
    )
  }

  @Test func `the process of the tests says which of them notice the new event`() async {
    let captured = CapturedOutput()
    _ = await FailabilityDemo.chapter.run(
      ["tests", "lazy", "--add-event"],
      on: captured.terminal
    )
    let said = captured.lines
    #expect(said.count { $0.hasPrefix("✓ ") } == 9)
    let notice = said.filter { $0.hasPrefix("  ") }.map { $0.split(separator: "  ").last }
    #expect(
      notice == [
        "await store.send(.filterPicked(.active)) { $0.filter = .active }",
        "await store.send(.filterPicked(.completed)) { $0.filter = .completed }",
        "await store.send(.filterPicked(.all)) { $0.filter = .all }",
      ]
    )
  }

  @Test func `a failure is where the check is written, or where its caller is`() async {
    var lines: [String] = []
    for (_, check) in Lines.all { lines += await FailureLog.failures(of: check).map(\.code) }
    #expect(
      lines == [
        "if !todos.contains(.milk) { reportIssue(\"There is no milk.\") }",
        "expectMilkHere(in: [])",
        "let expectMilk: ([Todo]) -> Void = { _ in reportIssue(\"There is no milk.\") }",
        "for (action, change) in steps { await store.send(action, assert: change) }",
        "await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [] }",
      ]
    )
  }

  @Test func `one cause has three failures, and each of them is true`() async {
    let captured = CapturedOutput()
    _ = await FailabilityDemo.chapter.run(["one-cause"], on: captured.terminal)
    #expect(
      captured.lines.map { $0.split(separator: "  ").last?.prefix(30) } == [
        "await store.send(.checkBoxTapp", "Unimplemented: Clock.sleep",
        "await store.receive(.sortCompl", "The test expects to receive To",
        "await store.send(.checkBoxTapp", "An effect is still running tha",
      ]
    )
  }

  @Suite(.endToEnd) struct LinkingEndToEnd {
    @Test func `an app that is shipped has no test framework`() async {
      var outcomes: [String] = []
      for attempt in LinkAttempt.all { outcomes.append(await attempt.outcome()) }
      #expect(outcomes[1] == "error: no such module 'XCTest'")
      #expect(outcomes[2] == "error: no such module 'Testing'")
      #expect(outcomes[3] == "It runs, and says \"There is no XCTFail.\".")
    }
  }

  @Test(.dependencies { $0.uuid = .incrementing })
  func `keys add, name, check, filter, delete and clear`() async {
    let app = TodosApp()
    func press(_ keys: Key...) { for key in keys { #expect(app.press(key) == .handled) } }
    func rows() -> [String] { app.shown.map { "\($0.isComplete ? "x" : "o") \($0.text)" } }
    press(.character("a"), .character("q"), .character("J"), .character("a"), .backspace, .enter)
    #expect(rows() == ["o qJ", "o Bread", "x Milk", "o Tea"])
    press(.down, .down, .down, .down, .character("d"))
    #expect(rows() == ["o qJ", "o Bread", "x Milk"])
    press(.character("f"))
    #expect(rows() == ["o qJ", "o Bread"])
    press(.character("f"), .character("f"), .up, .up, .character(" "), .character("c"))
    #expect(rows() == ["o Bread"])
    press(.character("d"), .character("d"), .character(" "), .character("c"))
    #expect(rows() == [])
    #expect(app.press(.character("q")) == .ignored)
  }

  @Test func `all there is to read has room on eighty columns`() async {
    let run = await run(11, then: failed, tracksFilter: true)
    let visibility = TodosVisibility()
    let stage = TodosStage(
      app: TodosApp().box,
      visibility: visibility,
      tests: run.box,
      message: run.note
    )
    let picture = stage.draw(in: Extent(columns: 80, rows: 23)).text
    #expect(picture.contains("│ ✗ one is added, named and sorted     │"))
    #expect(picture.contains("│ no event tracked yet │"))
    #expect(picture.contains("c clear · f filter"))
    #expect(visibility.isVisible)
    // The verdict is large, and what is printed below it is whole.
    #expect(picture.contains("\n▄█   ▄▀▀▄ █▀▀▀   ▄█ ▀▀▀█   █▄ █"))
    #expect(picture.contains("\n  A.swift:7\n  Unimplemented: x\n"))
    let narrow = stage.draw(in: Extent(columns: 38, rows: 22)).text
    #expect(!narrow.contains("no event tracked yet"))
    #expect(!narrow.contains("c clear · f filter"))
    #expect(!visibility.isVisible)
    #expect(narrow.contains("✗ 1 of 12 notice the new event."))
  }
}
