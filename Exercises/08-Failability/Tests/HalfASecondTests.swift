import Clocks
import Composable
import ConcurrencyExtras
import Dependencies
import IssueReporting
import TestProbes
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct HalfASecond {
  // Demand 1
  @Test(arguments: Planted.right)
  func `a feature that is right passes, each time`(right: Planted) async throws {
    for time in ["first", "second"] {
      let seen = LockIsolated((checks: [Duration](), isReal: false))
      let reduce = right.make()
      let messages = try await messages { state, action in
        @Dependency(\.continuousClock) var clock
        let isCheck = if case .checkBoxTapped = action { true } else { false }
        let start = TestClock<Duration>.Instant()
        let now = (clock as? TestClock<Duration>).map { start.duration(to: $0.now) } ?? .zero
        seen.withValue { $0 = ($0.checks + (isCheck ? [now] : []), clock is ContinuousClock) }
        return reduce(&state, action)
      }
      #expect(
        messages == [],
        "A feature that is right (it \(right.words)) does not pass the \(time) time."
      )
      let times = seen.value.checks.prefix(2).map { $0 - seen.value.checks[0] }
      #expect(times == [.zero, .milliseconds(500)], "Your test has checked two chores at:")
      #expect(!seen.value.isReal, "Your test lets the feature wait in real time.")
    }
  }

  // Demand 2
  @Test func `one that sorts too early does not pass`() async throws {
    try await refuseEach { ($0.first ?? 1_500) < 1_500 }
  }

  // Demand 3
  @Test func `one that sorts too late, or never, does not pass`() async throws {
    try await refuseEach { ($0.first ?? 2_000) > 1_500 }
  }

  // Demand 4
  @Test(arguments: Planted.wrong)
  func `one that sorts in another way does not pass`(mistaken: Planted) async throws {
    try await refuse(mistaken)
  }

  // Demand 5
  @Test func `one that sorts again later does not pass`() async throws {
    try await refuseEach { $0.first == 1_500 && $0.last != 1_500 }
  }

  @Test(arguments: Planted.again)
  func `one that is not done after it has sorted does not pass`(mistaken: Planted) async throws {
    try await refuse(mistaken)
  }

  // Demand 6
  @Test(arguments: Planted.otherClocks)
  func `one that waits on another clock does not pass`(mistaken: Planted) async throws {
    try await refuse(mistaken)
  }

  private func refuse(_ mistaken: Planted) async throws {
    let messages = try await messages(mistaken.make())
    #expect(!messages.isEmpty, "A feature that \(mistaken.words) passes your test.")
  }

  /// Hands your test each feature that sorts at such times, in milliseconds.
  private func refuseEach(where isMistaken: ([Int]) -> Bool) async throws {
    try await everyOrder(upTo: 2, of: Reaction.following) { reactions in
      let times = Reaction.times(of: reactions)
      guard isMistaken(times) else { return nil }
      var left = reactions[...]
      let messages = try await messages(feature { _ in left.popFirst()?.effect ?? .none })
      guard messages.isEmpty else { return nil }
      let when = times.isEmpty ? ["never"] : times.map { "after \($0) ms" }
      return "A feature that does so sorts \(when.joined(separator: " and ")) and passes your test."
    }
  }

  /// What your test reports of a feature.
  private func messages(_ reduce: @escaping Planted.Body) async throws -> [String] {
    let issues = IssueLog()
    return try await returnedAnswer(
      "All is at rest, and your test is not over. It waits for ever, in real time, or on a shared clock."
    ) {
      await withIssueReporters([issues]) {
        await testTwoChecks(Reduce<Chores.State, Chores.Action>(reduce))
      }
      return issues.messages
    }
  }
}

/// A feature that checks a chore as it should. In all else it is right where nothing else is said.
private func feature(
  check: @escaping (inout Chores.State) -> Effect<Chores.Action> = { _ in waitAnew(.seconds(1)) },
  sorts: @escaping (inout Chores.State) -> Void = { $0.chores = $0.sorted }
) -> Planted.Body {
  { state, action in
    switch action {
    case .checkBoxTapped(let name):
      guard let index = state.chores.firstIndex(where: { $0.name == name }) else { return .none }
      state.chores[index].isDone.toggle()
      return check(&state)
    case .doneSorted: sorts(&state)
    case .screenTapped: break
    }
    return .none
  }
}

/// What a feature does when a chore is checked: nothing, or it waits, and sorts then.
private struct Reaction: CustomStringConvertible, Sendable {
  let check: String
  var milliseconds: Int?
  /// Whether the wait that began before is over.
  var isAnew = false

  /// What may come next: at the first check, there is no wait before.
  static func following(_ reactions: [Self]) -> [Self] {
    let check = ["the first check", "the second one"][reactions.count]
    return [1_000, 0, 500, 997, 1_003, 1_500].reduce(into: [Self(check: check)]) { all, time in
      all += [false, true].prefix(reactions.count + 1)
        .map { Self(check: check, milliseconds: time, isAnew: $0) }
    }
  }

  var description: String {
    let begins = isAnew ? "ends the wait and starts one" : "starts a wait"
    return "\(check) \(milliseconds.map { "\(begins) of \($0) ms" } ?? "starts nothing")"
  }

  /// When a feature sorts that does this at its checks, one at once and one half a second later.
  static func times(of reactions: [Self]) -> [Int] {
    var times: [Int] = []
    for (now, reaction) in zip([0, 500], reactions) {
      guard let milliseconds = reaction.milliseconds else { continue }
      if reaction.isAnew { times.removeAll { $0 > now } }
      times.append(now + milliseconds)
    }
    return times.sorted()
  }

  var effect: Effect<Chores.Action> {
    guard let milliseconds else { return .none }
    return wait([.milliseconds(milliseconds)]) { 1 }
      .cancellable(id: "sorting", cancelInFlight: isAnew)
  }
}

struct Planted: Sendable, CustomTestStringConvertible {
  typealias Body = (inout Chores.State, Chores.Action) -> Effect<Chores.Action>

  let words: String
  let make: @Sendable () -> Body

  /// In other words than the failure, so that `check` tells of each mistake by itself.
  var testDescription: String { "one that \(words)" }

  static let right = [
    Self(words: "cancels the first wait") { feature() },
    Self(words: "waits in two parts") {
      feature { _ in waitAnew(.milliseconds(437), .milliseconds(563)) }
    },
    Self(words: "looks after each wait whether it is the last one") {
      let checks = LockIsolated(0)
      return feature { _ in
        checks.withValue { $0 += 1 }
        let number = checks.value
        return wait([.seconds(1)]) { checks.value == number ? 1 : 0 }
      }
    },
  ]

  static let wrong = [
    Self(words: "sorts its list without a word as soon as the second chore is checked") {
      feature { state in
        if state.chores.count(where: \.isDone) == 2 { state.chores = state.sorted }
        return waitAnew(.seconds(1))
      }
    },
    Self(words: "takes the first chore down a second after each check") {
      feature(
        check: { _ in wait([.seconds(1)]) { 1 } },
        sorts: { $0.chores.append($0.chores.removeFirst()) }
      )
    },
    Self(words: "leaves all where they were") { feature(sorts: { _ in }) },
    Self(words: "puts those that are done on top") {
      feature(sorts: { $0.chores = $0.chores.filter(\.isDone) + $0.chores.filter { !$0.isDone } })
    },
    Self(words: "reverses the order of those that are done") {
      feature(sorts: {
        $0.chores = $0.chores.filter { !$0.isDone } + $0.chores.filter(\.isDone).reversed()
      })
    },
    Self(words: "marks those that went down as not done") {
      feature(sorts: { $0.chores = $0.sorted.map { Chores.Chore(name: $0.name) } })
    },
  ]

  static let again = [
    Self(words: "sorts, and reverses its list in the same moment") {
      feature(
        check: { _ in waitAnew(.seconds(1), sends: 2) },
        sorts: { $0.chores = $0.chores.last?.isDone == true ? $0.chores.reversed() : $0.sorted }
      )
    },
    Self(words: "has a wait of five milliseconds left") {
      feature { _ in .merge(waitAnew(.seconds(1)), wait([.milliseconds(1_005)]) { 0 }) }
    },
  ]

  static let otherClocks = [
    Self(words: "waits on the suspending clock") {
      feature { _ in waitAnew(.seconds(1), on: Dependency(\.suspendingClock).wrappedValue) }
    },
    Self(words: "waits on a clock of its own that stands still") {
      feature { _ in waitAnew(.seconds(1), on: TestClock()) }
    },
  ]
}

extension Chores.State {
  fileprivate var sorted: [Chores.Chore] { chores.filter { !$0.isDone } + chores.filter(\.isDone) }
}

/// Waits as `wait` does. The wait that began before is over.
private func waitAnew(
  _ durations: Duration...,
  sends times: Int = 1,
  on clock: (any Clock<Duration>)? = nil
) -> Effect<Chores.Action> {
  wait(durations, on: clock) { times }.cancellable(id: "sorting", cancelInFlight: true)
}

/// Waits on the clock of the test or on another one, and sorts as often as it then should.
private func wait(
  _ durations: [Duration],
  on other: (any Clock<Duration>)? = nil,
  sends times: @escaping @Sendable () -> Int
) -> Effect<Chores.Action> {
  @Dependency(\.continuousClock) var clock
  return .run { [clock = other ?? clock] send in
    for duration in durations { try await clock.sleep(for: duration) }
    for _ in 0..<times() { await send(.doneSorted) }
  }
}
