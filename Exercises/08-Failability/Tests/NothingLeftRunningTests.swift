import Clocks
import Composable
import Dependencies
import IssueReporting
import TestProbes
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct NothingLeftRunning {
  let clock = TestClock()
  let eggs = Eggs()

  // Demand 1
  @Test(arguments: contexts)
  func `an egg that is in counts the seconds`(context: DependencyContext) async throws {
    let long = Step.pass(.seconds(context == .test ? 1_000 : 60))
    try await everyOrder(
      upTo: 3,
      of: { [[.putIn(2)], [.putIn(3)], [long]][$0.count] },
      fault: { try await fault(after: $0, in: context) }
    )
  }

  // Demand 2
  @Test(arguments: contexts)
  func `when it is out, nothing runs for it any more`(context: DependencyContext) async {
    let store = store(in: context)
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(1_437))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    await expectNothingRuns(store, "The egg is out")
    await clock.advance(by: .seconds(3))
    #expect(store.state.eggs[1].seconds == 1, "The egg is out, and still counts.")
  }

  // Demand 3
  @Test(arguments: contexts)
  func `each egg counts its own seconds, in every order`(context: DependencyContext) async throws {
    let pairs = [[2, 3], [3, 2], [2, 12], [12, -5], [5, -5], [437, 1_001]]
    for pair in pairs.prefix(context == .test ? pairs.count : 1) {
      let steps = pair.flatMap { [Step.putIn($0), .takeOut($0)] }
      let next = { done in Step.following(done, steps.filter { !done.contains($0) }) }
      try await everyOrder(
        upTo: context == .test && pair == pairs[0] ? 4 : 3,
        of: next
      ) { steps in
        guard let fault = try await fault(after: steps, in: context) else { return nil }
        let isOfOneEgg = !steps.contains(.putIn(pair[0])) || !steps.contains(.putIn(pair[1]))
        let places = [
          // Demand 2
          isOfOneEgg ? #_sourceLocation : nil,
          // Demand 3
          #_sourceLocation,
        ]
        return (fault, places.compactMap(\.self)[0])
      }
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `an egg that is put in again begins at zero`(context: DependencyContext) async throws {
    try await everyOrder(
      upTo: context == .test ? 5 : 3,
      of: { Step.following($0, [.putIn(2), .takeOut(2)]) },
      fault: { try await fault(after: $0, in: context) }
    )
  }

  // Demand 5
  @Test(arguments: contexts)
  func `when you leave the kitchen, nothing runs`(context: DependencyContext) async throws {
    let store = store(in: context)
    let boiling = [437, 3, -5]
    for id in boiling { await store.send(.putInTapped(id)) { $0.change(id) { $0.isIn = true } } }
    await store.send(.putInTapped(1_001))
    await store.send(.kitchenLeft) { $0.eggs = Step.ids.map { Eggs.Egg(id: $0) } }
    await expectNothingRuns(store, "You have left the kitchen")
    try await everyOrder(
      upTo: context == .test ? 4 : 3,
      of: { Step.following($0, [.putIn(2), .takeOut(2), .leave]) },
      fault: { try await fault(after: $0, in: context) }
    )
  }

  // Demand 6
  @Test(arguments: [Eggs.Action.takeOutTapped(2), .kitchenLeft])
  func `the eggs of another kitchen boil on`(end: Eggs.Action) async {
    let (mine, yours) = (store(), store())
    await mine.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await yours.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .seconds(1))
    for store in [mine, yours] { await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } } }
    await mine.send(end) { $0.change(2) { $0.isIn = false } }
    await clock.advance(by: .seconds(1))
    await yours.receive(.tick(2)) { $0.change(2) { $0.seconds = 2 } }
    await yours.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    for store in [mine, yours] { await expectNothingRuns(store, "The egg is out") }
  }

  private func store(in context: DependencyContext = .test) -> TestStoreOf<Eggs> {
    TestStore(initialState: Eggs.State(eggs: Step.ids.map { Eggs.Egg(id: $0) })) {
      eggs
    } withDependencies: {
      $0.context = context
      $0.continuousClock = StrangeClock.watched(clock)
    }
  }

  /// What is not as these steps make it, one at once after the other.
  private func fault(after steps: [Step], in context: DependencyContext) async throws -> String? {
    let clock = TestClock()
    var right = Eggs.State(eggs: Step.ids.map { Eggs.Egg(id: $0) })
    var passed: [Eggs.Egg.ID: Duration] = [:]
    let store = Store(initialState: right) {
      Eggs()
    } withDependencies: {
      $0.context = context
      $0.continuousClock = StrangeClock.watched(clock)
    }
    for step in steps {
      switch step {
      case .putIn(let id):
        store.send(.putInTapped(id))
        right.change(id) { $0 = Eggs.Egg(id: id, isIn: true) }
        passed[id] = .zero
      case .takeOut(let id):
        store.send(.takeOutTapped(id))
        right.change(id) { $0.isIn = false }
      case .leave:
        store.send(.kitchenLeft)
        for id in Step.ids { right.change(id) { $0.isIn = false } }
      case .pass(let time):
        await clock.advance(by: time)
        for egg in right.eggs where egg.isIn {
          passed[egg.id, default: .zero] += time
          right.change(egg.id) { $0.seconds = Int(passed[egg.id, default: .zero] / .seconds(1)) }
        }
      }
    }
    if store.state != right {
      let wrong = zip(store.eggs, right.eggs).first { $0 != $1 }
      return wrong.map { "Egg \($0.id) is \($0.told), and should be \($1.told)." }
        ?? "There are \(store.eggs.count) eggs."
    }
    guard !right.eggs.contains(where: \.isIn) else { return nil }
    do { try await clock.checkSuspension() } catch { return "No egg is in, and something sleeps." }
    return nil
  }

  /// The store says what runs; here it is one sentence, at the line that asks.
  private func expectNothingRuns(
    _ store: TestStoreOf<Eggs>,
    _ words: String,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let issues = IssueLog()
    await withIssueReporters([issues]) { await store.finish() }
    #expect(
      issues.messages.isEmpty,
      "\(words), and an effect still runs, or sends an action after that.",
      sourceLocation: location
    )
    guard issues.messages.isEmpty else { return }
    do { try await clock.checkSuspension() } catch {
      Issue.record("\(words), and something sleeps on the clock.", sourceLocation: location)
    }
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case putIn(Eggs.Egg.ID)
  case takeOut(Eggs.Egg.ID)
  case leave
  case pass(Duration)

  static let ids = [437, 2, 3, 12, 5, -5]
  /// Less than a second and more; together they are two.
  static let times = [999_999, 1_000_001].map { Self.pass(.microseconds($0)) }

  /// What may come next: the first of these at first, then any, or a time other than the last.
  static func following(_ steps: [Self], _ others: [Self]) -> [Self] {
    guard let last = steps.last else { return Array(others.prefix(1)) }
    return times.filter { $0 != last } + others
  }

  var description: String {
    switch self {
    case .putIn(let id): "egg \(id) is put in"
    case .takeOut(let id): "egg \(id) is taken out"
    case .leave: "you leave the kitchen"
    case .pass(let time): "\(time) pass"
    }
  }
}

extension Eggs.Egg {
  fileprivate var told: String { "\(isIn ? "in" : "out") at \(seconds) s" }
}
