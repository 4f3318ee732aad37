import Clocks
import Composable
import Dependencies
import DependenciesTestSupport
import IssueReporting
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct NothingLeftRunning {
  let clock = TestClock()

  // Demand 1
  @Test func `an egg that is in counts the seconds`() async {
    let store = store()
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 2 } }
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 3 } }
    await store.skipInFlightEffects()
  }

  // Demand 2
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `when it is out, nothing runs for it any more`(context: DependencyContext) async {
    let store = store(in: context)
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(1_437))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    await expectNothingRuns(store, "The egg is out, and an effect still runs for it.")
    await clock.advance(by: .seconds(3))
    #expect(store.state.eggs[1].seconds == 1, "The egg is out, and its seconds go on.")
  }

  // Demand 3
  @Test func `the eggs that are still in count on`() async {
    let store = store()
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(300))
    await store.send(.putInTapped(3)) { $0.change(3) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(700))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.tick(3)) { $0.change(3) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(3)) { $0.change(3) { $0.isIn = false } }
    await expectNothingRuns(store, "Both eggs are out, and an effect still runs.")
  }

  // Demand 4
  @Test func `an egg that is put in again begins at zero, with a whole second`() async {
    let store = store()
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(1_700))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    await store.send(.putInTapped(2)) { $0.change(2) { $0 = Eggs.Egg(id: 2, isIn: true) } }
    await expectWholeSecond(of: 2, in: store)
  }

  @Test func `a second tap while it is in begins anew, and it still counts one second a second`()
    async
  {
    let store = store()
    await store.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await clock.advance(by: .milliseconds(700))
    await store.send(.putInTapped(2))
    await clock.advance(by: .milliseconds(999))
    await expectNoTick(in: store)
    await clock.advance(by: .milliseconds(701))
    await store.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await store.send(.putInTapped(2)) { $0.change(2) { $0.seconds = 0 } }
    await expectWholeSecond(of: 2, in: store)
  }

  // Demand 5
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `when you leave the kitchen, nothing runs`(context: DependencyContext) async {
    let store = store([1, 2, 437, -5], in: context)
    let boiling = [1, 437, -5]
    for id in boiling { await store.send(.putInTapped(id)) { $0.change(id) { $0.isIn = true } } }
    await store.send(.kitchenLeft) { state in
      for id in boiling { state.change(id) { $0.isIn = false } }
    }
    await expectNothingRuns(store, "You have left the kitchen, and an effect still runs.")
  }

  // Demand 6
  @Test func `the eggs of another kitchen boil on`() async {
    let (mine, yours) = (store(), store())
    await mine.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await yours.send(.putInTapped(2)) { $0.change(2) { $0.isIn = true } }
    await mine.send(.kitchenLeft) { $0.change(2) { $0.isIn = false } }
    await clock.advance(by: .seconds(1))
    await yours.receive(.tick(2)) { $0.change(2) { $0.seconds = 1 } }
    await yours.send(.takeOutTapped(2)) { $0.change(2) { $0.isIn = false } }
    await expectNothingRuns(mine, "You have left the kitchen, and an effect still runs.")
    await expectNothingRuns(yours, "The egg is out, and an effect still runs for it.")
  }

  private func store(
    _ eggs: [Eggs.Egg.ID] = [1, 2, 3],
    in context: DependencyContext = .test
  ) -> TestStoreOf<Eggs> {
    TestStore(initialState: Eggs.State(eggs: eggs.map { Eggs.Egg(id: $0) })) {
      Eggs()
    } withDependencies: {
      $0.context = context
      $0.continuousClock = StrangeClock.watched(clock)
    }
  }

  /// The store says what runs; here it is one sentence, at the line that asks.
  private func expectNothingRuns(
    _ store: TestStoreOf<Eggs>,
    _ comment: Comment,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let issues = IssueLog()
    await withIssueReporters([issues]) { await store.finish() }
    #expect(issues.messages.isEmpty, comment, sourceLocation: location)
    guard issues.messages.isEmpty else { return }
    await #expect(
      throws: Never.self,
      "No effect runs, and something sleeps on the clock all the same.",
      sourceLocation: location
    ) {
      try await clock.checkSuspension()
    }
  }

  /// A store that has received a tick complains of it when it is sent the next action.
  private func expectNoTick(in store: TestStoreOf<Eggs>) async {
    let issues = IssueLog()
    await withIssueReporters([issues]) { _ = await store.send(.takeOutTapped(4)) }
    #expect(
      issues.messages.isEmpty,
      "999 ms ago the egg was put in again, or tapped once more, and its old timer still counts."
    )
  }

  private func expectWholeSecond(of id: Int, in store: TestStoreOf<Eggs>) async {
    await clock.advance(by: .milliseconds(999))
    await expectNoTick(in: store)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.tick(id)) { $0.change(id) { $0.seconds = 1 } }
    await store.send(.takeOutTapped(id)) { $0.change(id) { $0.isIn = false } }
    await expectNothingRuns(store, "The egg is out, and an effect still runs for it.")
  }
}
