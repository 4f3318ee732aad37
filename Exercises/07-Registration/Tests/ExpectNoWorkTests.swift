import Dependencies
import Dispatch
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct ExpectNoWork {
  @Test func `whatever is scheduled on the queue is reported, with its name`() {
    let queue = UnexpectedQueue(name: "uploads")
    expectName { queue.schedule {} }
    expectName { queue.schedule(after: queue.now.advanced(by: .seconds(1))) {} }
    expectName { _ = queue.schedule(after: queue.now, interval: .seconds(1)) {} }

    func expectName(from use: () -> Void) {
      withKnownIssue("The queue 'uploads' was used, and its name is not reported.") {
        use()
      } matching: { issue in
        "\(issue)".contains("uploads")
      }
    }
  }

  @Test func `your check reports nothing if the draft is right`() async {
    await checkThatADiscardedDraftIsNotSaved { TestDraft() }
  }

  @Test(arguments: [Mistake.savesEarly, .countsFromTheFirst])
  fileprivate func `your check reports a draft that is saved too early`(mistake: Mistake) async {
    await expectReport(of: mistake)
  }

  @Test func `your check reports a draft that is saved after it is discarded`() async {
    await expectReport(of: .savesLater)
  }

  /// A check that reports every draft finds no mistake, so a right draft is tried first.
  private func expectReport(of mistake: Mistake) async {
    await `your check reports nothing if the draft is right`()
    await withKnownIssue("Your check passes a draft that \(mistake.rawValue).") {
      await checkThatADiscardedDraftIsNotSaved { TestDraft(mistake) }
    }
  }
}

private enum Mistake: String {
  case savesEarly = "is saved 1.999 s after each change, and not 2 s"
  case countsFromTheFirst = "is saved 2 s after the first change, and not the last"
  case savesLater = "is saved again 59 s after you discarded it"
}

/// A right draft, or one with one mistake.
@MainActor
private final class TestDraft: Draft {
  private let mistake: Mistake?
  private var changes = 0
  @Dependency(\.mainQueue) private var mainQueue
  @Dependency(\.backgroundQueue) private var backgroundQueue

  init(_ mistake: Mistake? = nil) { self.mistake = mistake }

  func type(_ text: String) {
    if mistake != .countsFromTheFirst || changes == 0 { changes += 1 }
    save(after: mistake == .savesEarly ? 1_999 : 2_000)
  }

  func discard() {
    changes += 1
    if mistake == .savesLater { save(after: 59_000) }
  }

  private func save(after milliseconds: Int) {
    let time = mainQueue.now.advanced(by: .milliseconds(milliseconds))
    mainQueue.schedule(after: time) { [self, changes] in
      if changes == self.changes { backgroundQueue.schedule {} }
    }
  }
}
