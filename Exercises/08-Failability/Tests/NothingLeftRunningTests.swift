import Composable
import Dependencies
import Testing

@testable import FailabilityExercises

// When a test releases its store, the store reports each effect that still runs, at the line that
// began the effect. So each test makes its own: XCTest never releases a store in a property.

@MainActor
@Suite struct NothingLeftRunning {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Eggs> {
    TestStore(initialState: Eggs.State(eggs: [Eggs.Egg(id: 1), Eggs.Egg(id: 2)])) {
      Eggs()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `an egg counts while it is in, and nothing runs for it when it is out`() async {
    let store = makeStore()
    await store.send(.putInTapped(1)) { $0.eggs[0].isIn = true }
    for second in 1...2 {
      await clock.advance(by: .seconds(1))
      await store.receive(.tick(1)) { $0.eggs[0].seconds = second }
    }
    await store.send(.takeOutTapped(1)) { $0.eggs[0].isIn = false }
  }

  @Test func `the other egg keeps counting`() async {
    let store = makeStore()
    await store.send(.putInTapped(1)) { $0.eggs[0].isIn = true }
    await store.send(.putInTapped(2)) { $0.eggs[1].isIn = true }
    await store.send(.takeOutTapped(1)) { $0.eggs[0].isIn = false }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick(2)) { $0.eggs[1].seconds = 1 }
    await store.send(.takeOutTapped(2)) { $0.eggs[1].isIn = false }
  }

  @Test func `an egg that is put in again begins at zero, with a whole second`() async {
    let store = makeStore()
    await store.send(.putInTapped(1)) { $0.eggs[0].isIn = true }
    await clock.advance(by: .milliseconds(1_500))
    await store.receive(.tick(1)) { $0.eggs[0].seconds = 1 }
    await store.send(.putInTapped(1)) { $0.eggs[0].seconds = 0 }
    await clock.advance(by: .milliseconds(999))
    await store.send(.takeOutTapped(1)) { $0.eggs[0].isIn = false }
  }

  @Test func `when you leave the kitchen, nothing runs`() async {
    let store = makeStore()
    await store.send(.putInTapped(1)) { $0.eggs[0].isIn = true }
    await store.send(.putInTapped(2)) { $0.eggs[1].isIn = true }
    await store.send(.kitchenLeft) {
      $0.eggs[0].isIn = false
      $0.eggs[1].isIn = false
    }
  }
}
