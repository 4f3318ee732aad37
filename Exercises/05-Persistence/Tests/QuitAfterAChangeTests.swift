import Dependencies
import DependenciesTestSupport
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
    #expect(view.isTold, "A score was entered, and a view that shows it is not told.")
    await table.pass(microseconds: 900_700)
    sheet.scoreEntered(8)
    await table.pass(microseconds: 999_999)
    #expect(share.begun == [], "It saves before a second has passed since the last change.")
    await table.pass(microseconds: 1)
    #expect(share.begun == [[7, 8]], "A second has passed since the last change. Saves:")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun == [[7, 8]], "What is saved is saved again.")
    sheet.scoreEntered(9)
    table.letGoOfTheSheet()
    await table.pass(microseconds: 1_000_000)
    #expect(share.begun.last == [7, 8, 9], "The person has closed the sheet at once. Saves:")
  }

  // Demand 1
  @Test(arguments: [437_300, 2_000_000, 90_000_700])
  func `quitting right after a change saves it at once, and waits until it is saved`(
    microseconds: Int
  ) async {
    share.takes([microseconds])
    sheet.scoreEntered(7)
    sheet.scoreEntered(7)
    await table.pass(microseconds: 310_000)
    let quitting = Quitting(table)
    await table.pass(microseconds: 0)
    #expect(share.begun == [[7, 7]], "The person quits, and these saves are on their way:")
    // Demand 2
    await table.pass(microseconds: microseconds - 1)
    #expect(!quitting.isOver, "The process ends while the save is on its way: the change is lost.")
    await table.pass(microseconds: 1)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    #expect(quitting.saved == [7, 7], "The process has ended. Saved by then was:")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun == [[7, 7]], "One change is not saved exactly once. Saves:")
    await quitting.end()
  }

  @Test func `quitting waits in a task that is cancelled, too`() async {
    sheet.scoreEntered(7)
    let quitting = Quitting(table)
    quitting.cancel()
    await table.pass(microseconds: 1_000_000)
    #expect(!quitting.isOver, "The task that quits is cancelled, and the process ends too early.")
    // Demand 3
    sheet.scoreEntered(8)
    quitting.cancel()
    await table.pass(microseconds: 2_999_999)
    #expect(!quitting.isOver, "A score came while the app quits, and the process ends without it.")
    await table.pass(microseconds: 1)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    #expect(quitting.saved == [7, 8], "The process has ended. Saved by then was:")
    await quitting.end()
  }

  // Demand 5
  @Test func `quitting without a change saves nothing, and is quick`() async {
    let quitting = Quitting(table)
    await table.pass(microseconds: 0)
    #expect(quitting.isOver, "There is nothing to save, and the app does not quit.")
    #expect(share.begun == [], "Nothing has changed, and it is saved all the same.")
    await quitting.end()
  }

  @Test func `quitting long after the last change saves nothing, and is quick`() async {
    for score in [7, 7] {
      sheet.scoreEntered(score)
      await table.pass(microseconds: 4_310_700)
    }
    let quitting = Quitting(table)
    await table.pass(microseconds: 0)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    await table.pass(microseconds: 60_310_000)
    #expect(
      share.begun == [[7], [7, 7]],
      "All was saved before, and quitting saves again. Saves:"
    )
    await quitting.end()
  }

  // Demand 2
  @Test(arguments: [false, true])
  func `quitting waits for a save that is on its way`(isCancelled: Bool) async {
    share.takes([1_700_300])
    sheet.scoreEntered(7)
    await table.pass(microseconds: 1_500_000)
    let quitting = Quitting(table)
    if isCancelled { quitting.cancel() }
    await table.pass(microseconds: 1_200_299)
    #expect(!quitting.isOver, "The process ends while a save is on its way: the change is lost.")
    await table.pass(microseconds: 1)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun == [[7]], "One change is not saved exactly once. Saves:")
    await quitting.end()
  }

  // Demand 3
  @Test func `a change during a save is saved after it, and quitting waits for both`() async {
    share.takes([2_300_000, 700_300])
    sheet.scoreEntered(7)
    await table.pass(microseconds: 1_500_000)
    sheet.scoreEntered(8)
    await table.pass(microseconds: 310_000)
    let quitting = Quitting(table)
    await table.pass(microseconds: 1_489_999)
    #expect(share.begun == [[7]], "The second save does not wait for the first one. Saves:")
    await table.pass(microseconds: 1)
    #expect(share.begun == [[7], [7, 8]], "The first save is over, and the second is not begun.")
    await table.pass(microseconds: 700_299)
    #expect(!quitting.isOver, "The process ends before the second save does: a change is lost.")
    await table.pass(microseconds: 1)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    #expect(quitting.saved == [7, 8], "The process has ended. Saved by then was:")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun == [[7], [7, 8]], "Two changes are not saved one after the other, once.")
    #expect(share.mostAtOnce == 1, "Two saves were on their way at once: the older may end last.")
    await quitting.end()
  }

  @Test(arguments: [1, 2, 11], [900_300, 2_000_300])
  func `a score that is entered while the app quits is saved as well`(more: Int, each: Int) async {
    share.takes(Array(repeating: each, count: more + 1))
    sheet.scoreEntered(0)
    let quitting = Quitting(table)
    for score in 1...more {
      // Late in the save before it, so that its own second is not over when that save is.
      await table.pass(microseconds: each - 300_300)
      sheet.scoreEntered(score)
      await table.pass(microseconds: 300_299)
      #expect(!quitting.isOver, "The process ends, and the score \(score) is lost.")
      await table.pass(microseconds: 1)
      #expect(
        share.begun.last == Array(0...score),
        "The save before it is over. The score \(score) is not saved at once. Saves: \(share.begun)"
      )
    }
    await table.pass(microseconds: each - 1)
    #expect(!quitting.isOver, "The process ends while the last save is on its way.")
    await table.pass(microseconds: 1)
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    #expect(quitting.saved == Array(0...more), "The process has ended. Saved by then was:")
    await table.pass(microseconds: 60_310_000)
    #expect(share.begun.count == more + 1, "Each change is saved once. Saves: \(share.begun)")
    #expect(share.mostAtOnce == 1, "Two saves were on their way at once: the older may end last.")
    await quitting.end()
  }

  // Demand 4
  @Test func `who asks twice to quit waits twice, and it is saved once`() async {
    sheet.scoreEntered(7)
    let first = Quitting(table)
    await table.pass(microseconds: 500_300)
    let second = Quitting(table)
    await table.pass(microseconds: 1_200_000)
    sheet.scoreEntered(8)
    await table.pass(microseconds: 2_299_699)
    #expect(
      [first, second].map(\.isOver) == [false, false],
      "The process ends while the second save is on its way. Which of the two calls is over:"
    )
    await table.pass(microseconds: 1)
    #expect(first.isOver && second.isOver, "Everything is saved, and the app does not quit.")
    #expect(share.begun == [[7], [7, 8]], "Two changes are not saved one after the other, once.")
    await first.end()
    await second.end()
  }

  // Demand 6
  @Test func `a change during a save waits for it, as long as the app runs`() async {
    share.takes([5_000_300, 2_000_000])
    sheet.scoreEntered(7)
    await table.pass(microseconds: 1_100_000)
    sheet.scoreEntered(8)
    await table.pass(microseconds: 1_700_000)
    sheet.scoreEntered(9)
    await table.pass(microseconds: 60_310_000)
    #expect(share.mostAtOnce == 1, "Two saves were on their way at once: the older may end last.")
    #expect(share.begun == [[7], [7, 8, 9]], "Two changes came during the first save. Saves:")
  }

  @Test func `a change right before a save is over waits its own second`() async {
    share.takes([1_700_300])
    sheet.scoreEntered(7)
    await table.pass(microseconds: 2_500_000)
    sheet.scoreEntered(8)
    await table.pass(microseconds: 999_999)
    #expect(share.begun == [[7]], "The last change is less than a second old. Saves:")
    await table.pass(microseconds: 1)
    #expect(share.begun == [[7], [7, 8]], "A second has passed since the last change. Saves:")
  }

  // Demand 1
  @Test func `two sheets know nothing of each other`() async {
    let other = Table()
    sheet.scoreEntered(7)
    other.sheet.scoreEntered(7)
    let quitting = Quitting(table)
    let otherQuitting = Quitting(other)
    await table.pass(microseconds: 2_000_000)
    #expect(quitting.saved == [7], "This sheet has quit. Saved by then was:")
    #expect(!otherQuitting.isOver, "Another sheet is saved, and this one quits.")
    await other.pass(microseconds: 2_000_000)
    #expect(otherQuitting.saved == [7], "This sheet has quit. Saved by then was:")
    await quitting.end()
    await otherQuitting.end()
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let table = Table(context)
    await inContext(context) {
      table.sheet.scoreEntered(7)
      let quitting = Quitting(table)
      await table.pass(microseconds: 2_000_000)
      #expect(quitting.saved == [7], "The process has ended. Saved by then was:")
      await quitting.end()
    }
  }
}

/// A sheet of scores, its clock and its share.
@MainActor
private final class Table {
  let clock = TestClock()
  let share: SlowShare
  private var kept: ScoreSheet?

  init(_ context: DependencyContext = .test) {
    let share = SlowShare(clock)
    self.share = share
    kept = withDependencies { [clock] in
      $0.context = context
      $0.continuousClock = StrangeClock.watched(clock)
      $0.scoreShare = ScoreShare(save: { await share.save($0) })
    } operation: {
      ScoreSheet()
    }
  }

  var sheet: ScoreSheet { kept! }

  func letGoOfTheSheet() { kept = nil }

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

/// A share that takes as long as it is told to for each save, and then two seconds.
private final class SlowShare: Sendable {
  private let clock: TestClock<Duration>
  private let state = LockIsolated(State())

  private struct State {
    var durations: [Int] = []
    var begun: [[Int]] = []
    var saved: [Int]?
    var now = 0
    var mostAtOnce = 0
  }

  init(_ clock: TestClock<Duration>) { self.clock = clock }

  var begun: [[Int]] { state.withValue { $0.begun } }
  var saved: [Int]? { state.withValue { $0.saved } }
  var mostAtOnce: Int { state.withValue { $0.mostAtOnce } }

  func takes(_ microseconds: [Int]) { state.withValue { $0.durations = microseconds } }

  func save(_ scores: [Int]) async {
    let microseconds = state.withValue {
      $0.begun.append(scores)
      $0.now += 1
      $0.mostAtOnce = max($0.mostAtOnce, $0.now)
      return $0.durations.isEmpty ? 2_000_000 : $0.durations.removeFirst()
    }
    // A task of its own, because what is on its way to another machine cannot be called back.
    await Task { [clock] in try? await clock.sleep(for: .microseconds(microseconds)) }.value
    state.withValue {
      $0.now -= 1
      $0.saved = scores
    }
  }
}
