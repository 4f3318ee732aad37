import Dependencies
import IssueReporting
import TestProbes
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct QuitAfterAChange {
  private let table = Table()
  private var sheet: ScoreSheet { table.sheet }
  private var share: SlowShare { table.share }

  // Demand 6
  @Test func `as long as the app runs, it is saved one second after the last change`() async {
    let view = TestView { sheet.scores }
    sheet.scoreEntered(7)
    #expect(view.isTold, "A score was entered, and no view of it is notified.")
    await table.pass(microseconds: 999_999)
    #expect(share.begun == [], "It saves before a second has passed since the last change.")
    await table.pass(microseconds: 1)
    #expect(share.begun == [[7]], "A second has passed since the last change. Saves:")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun == [[7]], "What is saved is saved again.")
    sheet.scoreEntered(8)
    table.sheet = nil
    await table.pass(microseconds: 1_000_000)
    #expect(share.begun.last == [7, 8], "The person has closed the sheet at once. Saves:")
  }

  // Demand 1
  @Test func `quitting right after a change saves it at once, and waits until it is saved`() async {
    share.hold()
    sheet.scoreEntered(7)
    sheet.scoreEntered(7)
    await table.pass(microseconds: 310_000)
    let quitting = Quitting(table)
    await table.pass(microseconds: 0)
    #expect(share.begun == [[7, 7]], "The person quits, and these saves are on their way:")
    // Demand 2
    await table.pass(microseconds: 40_310_000)
    #expect(!quitting.isOver, "The process ends while the save is on its way: the change is lost.")
    share.endSave()
    await table.pass(microseconds: 0)
    let isLate = share.saved != nil && !quitting.isOver
    #expect(!isLate, "All is saved, and the app does not quit.")
    await quitting.end()
  }

  // Demand 3
  @Test func `a score that is entered while the app quits is saved as well`() async throws {
    sheet.scoreEntered(0)
    let quitting = Quitting(table)
    for score in 1...11 {
      // Late in the save before it, so that its own second is not over when that save is.
      await table.pass(microseconds: 600_000)
      sheet.scoreEntered(score)
      await table.pass(microseconds: 300_300)
      try #require(
        share.begun.last == Array(0...score),
        "The save before it is over. The score \(score) is not saved at once. Saves: \(share.begun)"
      )
    }
    #expect(!quitting.isOver, "The process ends while the last save is on its way.")
    await table.pass(microseconds: 900_300)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    await quitting.end()
  }

  // Demand 5
  @Test(arguments: contexts)
  func `scores, saves and quits in every order lose nothing`(context: DependencyContext) async {
    let next = { ExpectedScores(after: $0).next }
    await everyOrder(in: context, upTo: context == .test ? 6 : 3, of: next) { steps in
      let places = [
        // Demand 6
        steps.contains(.quit) ? nil : #_sourceLocation,
        // Demand 5
        steps.count { $0 == .quit } > 1 ? #_sourceLocation : nil,
        // Demand 3
        steps.drop { $0 != .quit }.contains(.score) ? #_sourceLocation : nil,
        // Demand 1
        #_sourceLocation,
      ]
      return await fault(after: steps).map { (says: $0, at: places.compactMap(\.self)[0]) }
    }
  }

  // Demand 4
  @Test func `quitting without a change saves nothing, and is quick`() async {
    let quitting = Quitting(table)
    await table.pass(microseconds: 0)
    #expect(quitting.isOver, "There is nothing to save, and the app does not quit.")
    #expect(share.begun == [], "Nothing has changed, and it is saved all the same.")
    await quitting.end()
  }

  // Demand 6
  @Test(arguments: contexts)
  func `scores and saves in every order wait for the second, and for each other`(
    context: DependencyContext
  ) async {
    await everyOrder(
      in: context,
      upTo: context == .test ? 8 : 4,
      // Two scores at one moment are in the walk with quits.
      of: { steps in
        ExpectedScores(after: steps).next
          .filter { $0 != .quit && !($0 == .score && $0 == steps.last) }
      },
      fault: fault
    )
  }

  // Demand 2
  @Test func `two sheets know nothing of each other`() async throws {
    let tables = [table, Table()]
    for table in tables { table.sheet.scoreEntered(7) }
    let quits = tables.map { Quitting($0) }
    for (table, quitting) in zip(tables, quits) {
      #expect(!quitting.isOver, "Another sheet is saved, and this one quits.")
      await table.pass(microseconds: 900_300)
      try #require(quitting.isOver, "A save takes 0.9 s. 0.9 s after `quit()` began, it goes on.")
      #expect(quitting.saved == [7], "This sheet has quit. Saved by then was:")
    }
    for quitting in quits { await quitting.end() }
  }

  /// What is not as these steps make it, or what the clock says of an answer that never rests.
  private func fault(after steps: [ScoreStep]) async -> String? {
    let issues = IssueLog()
    let fault = await withIssueReporters([issues]) { () -> String? in
      guard let fault = await difference(after: steps, cancels: true) else { return nil }
      // Where it is not right without a cancelled task either, none is spoken of.
      return await difference(after: steps, cancels: false) ?? fault
    }
    return fault ?? issues.messages.first
  }

  /// What is not as these steps make it, or when later saves are over at once.
  private func difference(after steps: [ScoreStep], cancels: Bool) async -> String? {
    let table = Table()
    var expected = ExpectedScores(after: [])
    var quits: [Quitting] = []
    var cancelled = ""
    table.share.hold()
    for step in steps {
      switch step {
      case .score: table.sheet.scoreEntered(expected.nextScore)
      case .quit:
        quits.append(Quitting(table))
        if cancels, !expected.scores.count.isMultiple(of: 2) {
          quits.last?.cancel()
          cancelled = " The task of quit \(quits.count) was cancelled."
        }
        await table.clock.advance()
      case .saved:
        table.share.endSave()
        await table.clock.advance()
      case .pass(let time):
        expected.pass(time - .microseconds(1))
        let isDue = expected.left == .microseconds(1)
        if isDue {
          await table.clock.advance(by: time - .microseconds(1))
          if table.share.begun != expected.begun { return "Early, it saves \(table.share.begun)." }
        }
        await table.clock.advance(by: isDue ? .microseconds(1) : time)
      }
      expected.take(step)
    }
    let begun = table.share.begun
    if table.share.held > 1 { return "Several saves are on their way at once: \(begun)." }
    if begun != expected.begun { return "It saves \(begun), not \(expected.begun).\(cancelled)" }
    let over = quits.filter(\.isOver).count
    if over != expected.quitsOver {
      let fault = over > 0 ? "A quit is over too early." : "All is saved, and a quit goes on."
      return fault + cancelled
    }
    table.share.hold(false)
    table.share.endSave()
    await table.pass(microseconds: 10_310_000)
    for quit in quits { await quit.end() }
    let saved = table.share.saved ?? []
    if saved != expected.scores { return "In the end, \(saved) is saved.\(cancelled)" }
    let sizes = table.share.begun.map(\.count)
    return sizes == Set(sizes).sorted() ? nil : "In the end, its saves are \(table.share.begun)."
  }
}

/// A sheet of scores, its clock and its share.
@MainActor
private final class Table {
  let clock = TestClock()
  let share: SlowShare
  var sheet: ScoreSheet!

  init() {
    share = SlowShare(clock)
    sheet = withDependencies { [clock, share] in
      $0.continuousClock = StrangeClock.watched(clock)
      $0.scoreShare = ScoreShare(save: { await share.save($0) })
    } operation: {
      ScoreSheet()
    }
  }

  func pass(microseconds: Int) async { await clock.advance(by: .microseconds(microseconds)) }
}

/// A person who quits the app, and what was saved when the process ended.
@MainActor
private final class Quitting {
  private(set) var isOver = false
  private(set) var saved: [Int]?
  private var task: Task<Void, Never>?

  init(_ table: Table) {
    task = Task {
      await table.sheet.quit()
      isOver = true
      saved = table.share.saved
    }
  }

  func cancel() { task?.cancel() }

  /// Waits for what it has started, unless that is known not to end.
  func end() async {
    if isOver { await task?.value } else { task?.cancel() }
  }
}

/// A share that takes 0.9 s for each save, or until it is told that the save is over.
private final class SlowShare: Sendable {
  private let clock: TestClock<Duration>
  private let state = LockIsolated(State())

  private struct State {
    var begun: [[Int]] = []
    var saved: [Int]?
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  init(_ clock: TestClock<Duration>) { self.clock = clock }

  var begun: [[Int]] { state.withValue { $0.begun } }
  var saved: [Int]? { state.withValue { $0.saved } }
  var held: Int { state.withValue { $0.held.count } }

  /// From here on, a save is over when `endSave` says so.
  func hold(_ isHeld: Bool = true) { state.withValue { $0.isHeld = isHeld } }

  func endSave() { state.withValue { $0.held.popLast()?.resume() } }

  func save(_ scores: [Int]) async {
    state.withValue { $0.begun.append(scores) }
    // A task of its own, because what is on its way to another machine cannot be called back.
    if state.withValue({ $0.isHeld }) {
      await withCheckedContinuation { end in state.withValue { $0.held.append(end) } }
    } else {
      await Task { [clock] in try? await clock.sleep(for: .microseconds(900_300)) }.value
    }
    state.withValue { $0.saved = scores }
  }
}
