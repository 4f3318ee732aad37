import Dependencies
import DependenciesTestSupport
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct QuitAfterAChange {
  let clock = TestClock()
  let share: SlowShare
  let sheet: ScoreSheet

  init() {
    let share = SlowShare(clock)
    self.share = share
    sheet = withDependencies { [clock] in
      $0.continuousClock = clock
      $0.scoreShare = ScoreShare(save: { await share.save($0) })
    } operation: {
      ScoreSheet()
    }
  }

  @Test func `nobody quits, and it is saved one second after the last change`() async {
    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(900))
    sheet.scoreEntered(8)
    await clock.advance(by: .milliseconds(999))
    #expect(share.begun == [], "It saves before a second has passed since the last change.")
    await clock.advance(by: .milliseconds(1))
    #expect(share.begun == [[7, 8]], "A second has passed since the last change: no save.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(share.begun == [[7, 8]], "What is saved is saved again.")
  }

  @Test func `quitting right after a change saves it at once, and waits until it is saved`() async {
    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(310))
    let quitting = Quitting(sheet)
    await clock.advance()
    #expect(share.begun == [[7]], "Somebody quits, and the last change is not being saved.")
    await clock.advance(by: .milliseconds(1_999))
    #expect(!quitting.isOver, "The process ends while the save is under way: the change is lost.")
    await clock.advance(by: .milliseconds(1))
    #expect(share.saved == [7], "The process has ended, and the last change is lost.")
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
  }

  @Test func `what was saved on quitting is not saved again`() async {
    sheet.scoreEntered(7)
    _ = Quitting(sheet)
    await clock.advance(by: .milliseconds(60_310))
    #expect(share.begun == [[7]], "One change is not saved exactly once.")
  }

  @Test func `quitting without a change saves nothing, and is quick`() async {
    let first = Quitting(sheet)
    await clock.advance()
    #expect(first.isOver, "There is nothing to save, and the app does not quit.")
    #expect(share.begun == [], "Nothing has changed, and it is saved all the same.")

    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(4_310))
    let second = Quitting(sheet)
    await clock.advance()
    #expect(second.isOver, "Everything is saved, and the app does not quit.")
    #expect(share.begun == [[7]], "The change was saved long ago, and quitting saves it again.")
  }

  @Test func `quitting waits for a save that is under way`() async {
    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(1_500))
    let quitting = Quitting(sheet)
    await clock.advance(by: .milliseconds(1_499))
    #expect(!quitting.isOver, "The process ends while a save is under way: the change is lost.")
    await clock.advance(by: .milliseconds(1))
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    #expect(share.begun == [[7]], "One change is not saved exactly once.")
  }

  @Test func `a change during a save is saved after it, on quitting too`() async {
    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(1_500))
    sheet.scoreEntered(8)
    await clock.advance(by: .milliseconds(310))
    let quitting = Quitting(sheet)
    await clock.advance(by: .milliseconds(3_189))
    #expect(share.mostAtOnce == 1, "Two saves are under way at once: the older may end last.")
    #expect(!quitting.isOver, "The process ends before the second save does: a change is lost.")
    await clock.advance(by: .milliseconds(1))
    #expect(share.saved == [7, 8], "The process has ended, and the last change is lost.")
    #expect(quitting.isOver, "Everything is saved, and the app does not quit.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(share.begun == [[7], [7, 8]], "Two changes are not saved one after the other, once.")
  }

  @Test func `a change during a save waits for it, when nobody quits`() async {
    sheet.scoreEntered(7)
    await clock.advance(by: .milliseconds(1_100))
    sheet.scoreEntered(8)
    await clock.advance(by: .milliseconds(60_310))
    #expect(share.mostAtOnce == 1, "Two saves are under way at once: the older may end last.")
    #expect(share.saved == [7, 8], "The last change is not saved.")
  }
}

/// Somebody who quits the app.
@MainActor
final class Quitting {
  private(set) var isOver = false

  init(_ sheet: ScoreSheet) {
    Task {
      await sheet.quit()
      isOver = true
    }
  }
}

/// A share that takes two seconds for each save, whatever happens meanwhile.
final class SlowShare: Sendable {
  private let clock: TestClock<Duration>
  private let state = LockIsolated(State())

  private struct State {
    var begun: [[Int]] = []
    var saved: [Int]?
    var now = 0
    var mostAtOnce = 0
  }

  init(_ clock: TestClock<Duration>) { self.clock = clock }

  var begun: [[Int]] { state.withValue { $0.begun } }
  var saved: [Int]? { state.withValue { $0.saved } }
  var mostAtOnce: Int { state.withValue { $0.mostAtOnce } }

  func save(_ scores: [Int]) async {
    state.withValue {
      $0.begun.append(scores)
      $0.now += 1
      $0.mostAtOnce = max($0.mostAtOnce, $0.now)
    }
    // A task of its own, because nobody can call back what is on its way to another machine.
    await Task { [clock] in try? await clock.sleep(for: .seconds(2)) }.value
    state.withValue {
      $0.now -= 1
      $0.saved = scores
    }
  }
}
