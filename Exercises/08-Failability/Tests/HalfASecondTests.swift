import Clocks
import Composable
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import IssueReporting
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct HalfASecond {
  // Demand 1
  @Test(arguments: RightChores.allCases)
  fileprivate func `a feature that is right passes, each time`(right: RightChores) async throws {
    for time in ["first", "second"] {
      let sent = LockIsolated<[Chores.Action]>([])
      let reduce = right.reduce()
      let messages = try await messages { state, action in
        sent.withValue { $0.append(action) }
        return reduce(&state, action)
      }
      #expect(
        messages == [],
        "A feature that is right, \(right.rawValue), does not pass the \(time) time."
      )
      #expect(
        sent.value.count { if case .checkBoxTapped = $0 { true } else { false } } >= 2,
        "Your test does not check a second chore."
      )
    }
  }

  // Demand 2
  @Test(arguments: MistakenChores.early)
  fileprivate func `one that sorts too early does not pass`(mistaken: MistakenChores) async throws {
    try await refuse(mistaken)
  }

  // Demand 3
  @Test(arguments: MistakenChores.late)
  fileprivate func `one that sorts too late, or never, does not pass`(
    mistaken: MistakenChores
  ) async throws {
    try await refuse(mistaken)
  }

  // Demand 4
  @Test(arguments: MistakenChores.wrong)
  fileprivate func `one that sorts in another way does not pass`(mistaken: MistakenChores)
    async throws
  {
    try await refuse(mistaken)
  }

  // Demand 5
  @Test(arguments: MistakenChores.again)
  fileprivate func `one that is not done after it has sorted does not pass`(
    mistaken: MistakenChores
  ) async throws {
    try await refuse(mistaken)
  }

  // Demand 6
  @Test(arguments: MistakenChores.otherClocks)
  fileprivate func `one that waits on another clock does not pass`(
    mistaken: MistakenChores
  ) async throws {
    try await refuse(mistaken)
  }

  private func refuse(_ mistaken: MistakenChores) async throws {
    let messages = try await messages(mistaken.reduce())
    #expect(!messages.isEmpty, "A feature that \(mistaken.mistake) passes your test.")
  }

  /// What your test reports of a feature.
  private func messages(_ reduce: @escaping Body) async throws -> [String] {
    let issues = IssueLog()
    return try await returnedAnswer(
      "All has come to rest, and your test is not over: it waits in real time, or for ever."
    ) {
      await withIssueReporters([issues]) {
        await testTwoChecks(Reduce<Chores.State, Chores.Action>(reduce))
      }
      return issues.messages
    }
  }
}

private typealias Body = (inout Chores.State, Chores.Action) -> Effect<Chores.Action>

private enum RightChores: String, CaseIterable, Sendable {
  case cancels = "which cancels the first wait"
  case looks = "which looks after each wait whether it is the last one"
  case counts = "which waits in two parts"

  func reduce() -> Body {
    let checks = LockIsolated(0)
    return { state, action in
      guard case .checkBoxTapped(let name) = action else { return state.answer(action) }
      state.toggle(name)
      @Dependency(\.continuousClock) var clock
      switch self {
      case .cancels:
        return wait([.seconds(1)], on: clock).cancellable(id: "sorting", cancelInFlight: true)
      case .looks:
        checks.withValue { $0 += 1 }
        let number = checks.value
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          guard checks.value == number else { return }
          await send(.doneSorted)
        }
      case .counts:
        return wait([.milliseconds(437), .milliseconds(563)], on: clock)
          .cancellable(id: "sorting", cancelInFlight: true)
      }
    }
  }
}

private struct MistakenChores: Sendable, CustomTestStringConvertible {
  let mistake: String
  private let check: @Sendable (inout Chores.State, _ count: Int) -> Effect<Chores.Action>
  private let answer: @Sendable (inout Chores.State, Chores.Action) -> Effect<Chores.Action>

  /// In other words than the failure, so that `check` tells of each mistake by itself.
  var testDescription: String { "one that \(mistake)" }

  /// Checks a chore as it should, and then has another effect than it should.
  init(
    _ mistake: String,
    check: @escaping @Sendable (inout Chores.State, _ count: Int) -> Effect<Chores.Action>
  ) {
    self.mistake = mistake
    self.check = check
    answer = { $0.answer($1) }
  }

  /// Waits as it should, and sorts in another way.
  init(
    sorting mistake: String,
    answer: @escaping @Sendable (inout Chores.State, Chores.Action) -> Effect<Chores.Action>
  ) {
    self.mistake = mistake
    self.answer = answer
    check = { _, _ in waiting(.seconds(1)) }
  }

  func reduce() -> Body {
    var count = 0
    return { state, action in
      guard case .checkBoxTapped(let name) = action else { return answer(&state, action) }
      count += 1
      state.toggle(name)
      return check(&state, count)
    }
  }

  static let early = [
    Self("sorts one second after the first check only") { _, count in
      count == 1 ? waiting(.seconds(1)) : .none
    },
    Self("sorts one second after each check") { _, _ in
      @Dependency(\.continuousClock) var clock
      return wait([.seconds(1)], on: clock)
    },
    Self("sorts at once") { _, _ in .send(.doneSorted) },
    Self("sorts the second time at once") { _, count in
      count == 1 ? waiting(.seconds(1)) : .merge(.cancel(id: "sorting"), .send(.doneSorted))
    },
    Self("sorts 3 milliseconds too early") { _, _ in waiting(.milliseconds(997)) },
    Self("sorts half a second after the second check") { _, count in
      waiting(count == 1 ? .seconds(1) : .milliseconds(500))
    },
    Self("sorts its list without a word as soon as the second chore is checked") { state, count in
      if count == 2 { state.sort() }
      return waiting(.seconds(1))
    },
  ]

  static let late = [
    Self("never sorts") { _, _ in .none },
    Self("sorts 3 milliseconds too late") { _, _ in waiting(.milliseconds(1_003)) },
    Self("sorts two seconds after the last check") { _, _ in waiting(.seconds(2)) },
    Self("adds up what is left of the first second") { _, count in
      waiting(count == 1 ? .seconds(1) : .milliseconds(1_500))
    },
  ]

  static let wrong = [
    Self(sorting: "leaves all where they were") { _, _ in .none },
    Self(sorting: "puts those that are done on top") { state, action in
      guard action == .doneSorted else { return .none }
      state.chores = state.chores.filter(\.isDone) + state.chores.filter { !$0.isDone }
      return .none
    },
    Self(sorting: "turns the order of those that are done") { state, action in
      guard action == .doneSorted else { return .none }
      state.chores =
        state.chores.filter { !$0.isDone } + state.chores.filter(\.isDone).reversed()
      return .none
    },
    Self(sorting: "takes it that those that went down are to be done again") { state, action in
      guard action == .doneSorted else { return .none }
      state.sort()
      for index in state.chores.indices { state.chores[index].isDone = false }
      return .none
    },
  ]

  static let again = [
    Self("sorts a second time, ten milliseconds later") { _, _ in
      waiting(.seconds(1), .milliseconds(10))
    },
    Self(sorting: "sorts, and turns its list around in the same moment") { state, action in
      guard action == .doneSorted else { return .none }
      let isSorted = state.chores.last?.isDone != false
      isSorted ? state.chores.reverse() : state.sort()
      return isSorted ? .none : .send(.doneSorted)
    },
    Self("has a wait of four seconds left") { _, count in
      @Dependency(\.continuousClock) var clock
      guard count == 2 else { return waiting(.seconds(1)) }
      return .merge(
        waiting(.seconds(1)),
        .run { [clock] _ in try await clock.sleep(for: .seconds(4)) }
      )
    },
  ]

  static let otherClocks = [
    Self("waits on the suspending clock") { _, _ in
      @Dependency(\.suspendingClock) var clock
      return wait([.seconds(1)], on: clock).cancellable(id: "sorting", cancelInFlight: true)
    },
    Self("waits on a clock of its own that stands still") { _, _ in
      wait([.seconds(1)], on: TestClock())
        .cancellable(id: "sorting", cancelInFlight: true)
    },
  ]
}

extension Chores.State {
  fileprivate mutating func toggle(_ name: String) {
    guard let index = chores.firstIndex(where: { $0.name == name }) else { return }
    chores[index].isDone.toggle()
  }

  fileprivate mutating func sort() {
    chores = chores.filter { !$0.isDone } + chores.filter(\.isDone)
  }

  fileprivate mutating func answer(_ action: Chores.Action) -> Effect<Chores.Action> {
    if action == .doneSorted { sort() }
    return .none
  }
}

/// Waits on the clock of the test, and no other wait goes on beside it.
private func waiting(_ duration: Duration, _ others: Duration...) -> Effect<Chores.Action> {
  @Dependency(\.continuousClock) var clock
  return wait([duration], then: others, on: clock)
    .cancellable(id: "sorting", cancelInFlight: true)
}

/// Waits, and sorts; then waits for each of the others, and sorts again.
private func wait(
  _ durations: [Duration],
  then others: [Duration] = [],
  on clock: any Clock<Duration>
) -> Effect<Chores.Action> {
  .run { send in
    for duration in durations { try await clock.sleep(for: duration) }
    await send(.doneSorted)
    for duration in others {
      try await clock.sleep(for: duration)
      await send(.doneSorted)
    }
  }
}
