import Dependencies
import Dispatch
import IssueReporting
import Schedulers
import TestProbes
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct ExpectNoWork {
  // Demand 1
  @Test(arguments: ["uploads", "backgroundQueue"])
  func `each use of the queue is reported, with its name`(name: String) {
    let queue = UnexpectedQueue(name: name)
    let uses: [(String, () -> Void)] = [
      ("now", { queue.schedule {} }),
      ("later", { queue.schedule(after: queue.now.advanced(by: .seconds(1))) {} }),
      ("for this moment", { queue.schedule(after: queue.now) {} }),
      ("again", { _ = queue.schedule(after: queue.now, interval: .seconds(1)) {} }),
      ("now, with options", { queue.schedule(options: .init(qos: .utility)) {} }),
    ]
    for (when, use) in uses {
      let issues = IssueLog.messages { use() }
      #expect(issues.count == 1, "Scheduled \(when): that is one issue. The number reported:")
      let isNamed = issues.allSatisfy { $0.contains(name) }
      #expect(isNamed, "The report does not name the queue '\(name)': \(issues)")
    }
  }

  // Demand 2
  @Test func `what is scheduled runs all the same, so that no test hangs`() async {
    let queue = UnexpectedQueue(name: "uploads")
    var runs: [String] = []
    var timers: [any Cancellable] = []
    _ = IssueLog.messages {
      queue.schedule { runs.append("now") }
      queue.schedule(after: queue.now.advanced(by: .nanoseconds(1))) { runs.append("later") }
      timers = [queue.schedule(after: queue.now, interval: .zero) { runs.append("again") }]
    }
    #expect(runs == ["now", "later", "again"], "Each of the three must run once, at once.")
    // What the machine's queue was handed for an earlier moment has its turn before this timer.
    await withCheckedContinuation { turn in
      let now = DispatchQueue.main.now
      timers += [DispatchQueue.main.schedule(after: now, interval: .seconds(60)) { turn.resume() }]
    }
    for timer in timers { timer.cancel() }
    #expect(runs == ["now", "later", "again"], "Something ran again, by itself or when cancelled.")
    let ranElsewhere = await runsElsewhere { work in
      _ = IssueLog.messages {
        let queue = UnexpectedQueue(name: "uploads")
        queue.schedule(work)
        queue.schedule(after: queue.now.advanced(by: .nanoseconds(1)), work)
        _ = queue.schedule(after: queue.now, interval: .seconds(1), work)
      }
    }
    #expect(ranElsewhere == [3], "Another thread schedules the three. At once, so many have run:")
  }

  // Demand 3
  @Test func `your test says nothing about a draft that is right`() async throws {
    for ignoresEqual in [false, true] {
      let drafts = LockIsolated<[DraftOnTrial]>([])
      let issues = try await check {
        let draft = DraftOnTrial()
        draft.ignoresEqual = ignoresEqual
        drafts.withValue { $0.append(draft) }
        return draft
      }
      let draft = ignoresEqual ? "A draft to which an equal text is no change" : "This draft"
      #expect(issues == [], "\(draft) is right, and your test complains:")
      #expect(drafts.value.first?.texts ?? 0 > 0, "Your test has to type a text into a draft.")
      let isDiscarded = drafts.value.allSatisfy(\.isDiscarded)
      #expect(isDiscarded, "Your test never discards the draft.")
    }
  }

  // Demand 4
  @Test(arguments: [0, 700, 1_500, 1_900, 1_999], [1, 2])
  func `your test notices a draft that saves too soon`(
    milliseconds: Int,
    fromChange: Int
  ) async throws {
    let issues = try await check { DraftOnTrial(savesAfter: milliseconds, fromChange: fromChange) }
    let changes = fromChange == 1 ? "each change" : "each change but the first"
    let when = "\(milliseconds) ms after \(changes)"
    #expect(!issues.isEmpty, "A draft is saved \(when), and your test does not notice.")
  }

  @Test func `your test notices a draft that counts from the first change`() async throws {
    let issues = try await check { DraftOnTrial(startsAgain: false) }
    #expect(!issues.isEmpty, "A draft counts from your first change: your test missed it.")
  }

  // Demand 5
  @Test(arguments: [0, 1, 2_500, 59_999, nil])
  func `your test notices a draft that is saved after it was discarded`(
    milliseconds: Int?
  ) async throws {
    let issues = try await check {
      DraftOnTrial(savesAfterDiscard: milliseconds, stops: milliseconds != nil)
    }
    let when =
      milliseconds.map { "\($0) ms after it was discarded" } ?? "as if you had not discarded it"
    #expect(!issues.isEmpty, "A draft saves \(when): your test missed it, or let the draft go.")
  }

  @Test func `your test notices a draft that saves again and again, and ends`() async throws {
    let issues = try await check { DraftOnTrial(savesAfterDiscard: 7_000, again: true) }
    #expect(!issues.isEmpty, "A discarded draft saves every 7 s: your test missed it.")
  }

  private func check(
    _ make: @escaping @MainActor () -> DraftOnTrial
  ) async throws -> [String] {
    let reports = IssueLog()
    return try await returnedAnswer(
      "All is at rest, but your test is not over: it waits in real time, or for ever."
    ) {
      await withIssueReporters([reports]) {
        await checkThatADiscardedDraftIsNotSaved { make() }
      }
      return reports.messages
    }
  }
}

/// A draft that can be wrong in six ways.
@MainActor
private final class DraftOnTrial: Draft {
  private(set) var texts = 0
  private(set) var isDiscarded = false
  private var changes = 0
  private var text = ""
  var ignoresEqual = false
  private let startsAgain: Bool
  private let savesAfter: Int
  private let fromChange: Int
  private let savesAfterDiscard: Int?
  private let again: Bool
  private let stops: Bool
  private var saves = 0
  @Dependency(\.mainQueue) private var mainQueue
  @Dependency(\.backgroundQueue) private var backgroundQueue

  init(
    startsAgain: Bool = true,
    savesAfter: Int = 2_000,
    fromChange: Int = 1,
    savesAfterDiscard: Int? = nil,
    again: Bool = false,
    stops: Bool = true
  ) {
    (self.savesAfter, self.fromChange) = (savesAfter, fromChange)
    self.savesAfterDiscard = savesAfterDiscard
    (self.startsAgain, self.again, self.stops) = (startsAgain, again, stops)
  }

  func type(_ text: String) {
    if !text.isEmpty { texts += 1 }
    guard !ignoresEqual || text != self.text else { return }
    self.text = text
    if startsAgain || changes == 0 { changes += 1 }
    save(after: changes < fromChange ? 2_000 : savesAfter) { [changes] in $0.changes == changes }
  }

  func discard() {
    isDiscarded = true
    if stops { changes += 1 }
    if let savesAfterDiscard { save(after: savesAfterDiscard) { _ in true } }
  }

  private func save(after milliseconds: Int, if isWanted: @escaping (DraftOnTrial) -> Bool) {
    let work = { [weak self] in
      guard let self, isWanted(self) else { return }
      backgroundQueue.schedule {}
      guard again else { return }
      saves += 1
      // A test that runs until nothing waits any more would never end.
      let isMoved = mainQueue.now > DispatchQueue.test.now
      let why = isMoved ? "Your test goes on for hours." : "The draft's main queue does not wait."
      guard saves < 1000 else { return #expect(saves < 1000, "\(why)") }
      save(after: milliseconds, if: isWanted)
    }
    if milliseconds == 0 { return work() }
    mainQueue.schedule(after: mainQueue.now.advanced(by: .milliseconds(milliseconds)), work)
  }
}
