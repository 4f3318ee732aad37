import ChapterKit
import Composable
import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import FailabilityChapter

@MainActor
@Suite(.dependency(\.continuousClock, ImmediateClock()))
struct FailabilityOnStage {
  /// As the process of the tests writes it: as many have passed, and what comes then.
  func process(passed: Int, then lines: String = "", signal: Int32? = nil) -> DemoProcess {
    let ended = TodosTest.all.prefix(passed).map { "✓ \($0.name)\n" }.joined()
    return DemoProcess(output: ended + lines, errors: "Fatal error: x\nmore", signal: signal)
  }

  let failed = "noise\n✗ one is added, named and sorted\n  A.swift:7\n  Unimplemented: x\n"

  @Test func `a crash leaves the tests after it unrun`() async {
    let run = TestRun(.crashing)
    await run.run { words in
      #expect(words == ["tests", "crashing"])
      return process(passed: 3, signal: 4)
    }
    #expect(
      run.rows[2...4] == [
        "✓ a checked todo goes down after 1 s", "☠ there is nothing to clear: crashed",
        "· the completed ones are cleared",
      ]
    )
    #expect(
      run.told?.hasSuffix(
        """
          · one is added, named and sorted: never ran
        1 crash, and 8 of 12 never ran.
          The process has ended (signal 4):
          Fatal error: x
        """
      ) == true
    )
  }

  @Test func `a failure is told with its line and its message`() async {
    let run = TestRun(.failing)
    await run.run { _ in process(passed: 11, then: failed) }
    #expect(
      run.told?.hasSuffix(
        """
          ✗ one is added, named and sorted
        12 ran, 1 failed.
          A.swift:7
          Unimplemented: x
        """
      ) == true
    )
  }

  @Test func `where nothing failed, there is nothing to read`() async {
    let run = TestRun(.lazy)
    #expect(run.told == nil)
    await run.run { _ in process(passed: 12) }
    #expect(run.told?.hasSuffix("  ✓ one is added, named and sorted\n12 ran, none failed.") == true)
  }

  @Test func `a process that cannot be started has run nothing`() async {
    let run = TestRun(.lazy)
    await run.run { _ in DemoProcess() }
    #expect(run.verdict == "None of the 12 ran: the process that runs them did not start.")
  }

  @Test func `the process of the tests says which of them notice the new event`() async {
    let transcript = Transcript()
    _ = await FailabilityDemo.chapter.answer(
      ["tests", "lazy", "--add-event"],
      on: transcript.terminal
    )
    let said = transcript.lines
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
    #expect(
      await Lines.all().map { $0.1.map(\.code) } == [
        ["if !todos.contains(.milk) { reportIssue(\"There is no milk.\") }"],
        ["await FailureLog.failures { expectMilkHere(in: []) }"],
        ["let expectMilk: ([Todo]) -> Void = { _ in reportIssue(\"There is no milk.\") }"],
        ["await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [] }"],
      ]
    )
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
      "It compiles four programs. To run it, set WORKBOOK_END_TO_END=1."
    )
  )
  func `an app that is shipped has no test framework`() async {
    var outcomes: [String] = []
    for attempt in LinkAttempt.all { outcomes.append(await attempt.outcome()) }
    #expect(outcomes[1] == "error: no such module 'XCTest'")
    #expect(outcomes[2] == "error: no such module 'Testing'")
    #expect(outcomes[3] == "It runs, and says \"There is no XCTFail.\".")
  }

  @Test(.dependencies { $0.uuid = .incrementing })
  func `keys add, name, check, filter, delete and clear`() async {
    let app = TodosApp()
    func press(_ keys: Key...) { for key in keys { #expect(app.press(key) == .handled) } }
    func rows() -> [String] { app.shown.map { "\($0.isComplete ? "x" : "o") \($0.text)" } }
    press(.character("a"), .character("q"), .character("J"), .paste("a\nm"), .backspace, .enter)
    #expect(rows() == ["o qJa", "o Bread", "x Milk", "o Tea"])
    press(.down, .down, .down, .down, .character("d"))
    #expect(rows() == ["o qJa", "o Bread", "x Milk"])
    press(.character("f"))
    #expect(rows() == ["o qJa", "o Bread"])
    press(.character("f"), .character("f"), .up, .up, .character(" "), .character("c"))
    #expect(rows() == ["o Bread"])
    press(.character("d"), .character("d"), .character(" "), .character("c"))
    #expect(rows() == [])
    #expect(app.press(.character("q")) == .ignored)
  }

  @Test func `all there is to read has room on eighty columns`() async {
    let run = TestRun(.lazy, tracksFilter: true)
    await run.run { _ in process(passed: 11, then: failed) }
    let stage = TodosStage(app: TodosApp().box, tests: run.box, message: run.note)
    let picture = stage.draw(in: Extent(columns: 80, rows: 23)).text
    #expect(picture.contains("│ ✗ one is added, named and sorted     │"))
    #expect(picture.contains("│ no event tracked yet │"))
    // The verdict is large, and what is told below it is whole.
    #expect(picture.contains("\n▄█   ▄▀▀▄ █▀▀▀   ▄█ ▀▀▀▄   █▄ █"))
    #expect(picture.contains("\n  A.swift:7\n  Unimplemented: x\n"))
    let narrow = stage.draw(in: Extent(columns: 38, rows: 22)).text
    #expect(!narrow.contains("no event tracked yet"))
    #expect(narrow.contains("✗ 1 of 12 notice the new event."))
  }
}
