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
  let failure = TestReport.Failure(
    message: "Unimplemented: x\n\nIt was called.",
    file: "A.swift",
    line: 7
  )

  /// As many of the tests as there are reports, and one more where the process has ended in it.
  func outcome(passed: Int, failed: [TestReport.Failure] = [], signal: Int32? = nil) -> TestOutcome
  {
    var reports: [TestReport] = []
    for index in 0..<passed { reports += [.began(index), .ended(index, [])] }
    if !failed.isEmpty { reports += [.began(passed), .ended(passed, failed)] }
    if signal != nil { reports += [.began(passed)] }
    return TestOutcome(
      reports: reports,
      crash: signal.map { TestOutcome.Crash(signal: $0, lastWords: "Fatal error: x") }
    )
  }

  @Test func `a crash leaves the tests after it unrun`() async {
    let run = TestRun(.crashing)
    await run.run { _, _ in outcome(passed: 3, signal: 4) }
    #expect(run.verdict == "1 crash, and 8 of 12 never ran.")
    #expect(run.marks[2...4] == [.passed, .crashed, .neverRan])
    #expect(
      run.told.hasSuffix(
        """
          · one is added, named and sorted: never ran
        1 crash, and 8 of 12 never ran.
          The process has ended (signal 4). Its last words:
          Fatal error: x
        """
      )
    )
  }

  @Test func `a failure is told with its line and its message`() async {
    let run = TestRun(.failing)
    await run.run { _, _ in outcome(passed: 11, failed: [failure]) }
    #expect(run.verdict == "12 ran, 1 failed.")
    #expect(
      run.told.hasSuffix(
        """
          ✗ one is added, named and sorted
        12 ran, 1 failed.
          A.swift:7
          Unimplemented: x
          It was called.
        """
      )
    )
  }

  @Test func `where nothing failed, there is nothing to read`() async {
    let run = TestRun(.lazy)
    await run.run { _, _ in outcome(passed: 12) }
    #expect(run.told.hasSuffix("  ✓ one is added, named and sorted\n12 ran, none failed."))
  }

  @Test func `a process that cannot be started has run nothing`() async {
    let run = TestRun(.lazy)
    await run.run { _, _ in TestOutcome() }
    #expect(run.verdict == "None of the 12 ran: the process that runs them did not start.")
  }

  @Test func `reports come back from their lines, and noise between them is passed over`() throws {
    let reports = [TestReport.began(0), .ended(0, [failure]), .began(1)]
    let lines = try reports.map { try JSONEncoder().encode($0) }
    let output = Data(lines.joined(separator: Data("\nnoise\n".utf8)))
    #expect(TestReport.all(in: output) == reports)
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
    await run.run { _, _ in outcome(passed: 11, failed: [failure]) }
    let stage = TodosStage(app: TodosApp().box, tests: run.box, message: run.note)
    let picture = stage.draw(in: Extent(columns: 80, rows: 23)).text
    #expect(picture.contains("│ ✗ one is added, named and sorted          │"))
    #expect(picture.contains("│ no event tracked yet │"))
    #expect(picture.contains("✗ 1 of 12 notice the new event.\nA.swift:7"))
    let narrow = stage.draw(in: Extent(columns: 38, rows: 22)).text
    #expect(!narrow.contains("no event tracked yet"))
    #expect(narrow.contains("✗ 1 of 12 notice the new event."))
  }
}
