import Clocks
import Composable
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@MainActor @Suite struct TestStoreTests {
  let clock = TestClock()

  func makeStore() -> TestStoreOf<Ticker> {
    TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  @Test func `a flow is asserted step by step`() async {
    let store = makeStore()
    await store.send(.startTapped)
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.send(.addTapped) { $0.ids = [UUID(0)] }
    await store.send(.stopTapped)
    await store.finish()
  }

  @Test func `an effect of the same name ends the one before it`() async {
    let store = makeStore()
    await store.send(.askTapped("first"))
    await clock.advance(by: .milliseconds(299))
    await store.send(.askTapped("second"))
    await clock.advance(by: .milliseconds(1))
    await clock.advance(by: .milliseconds(299))
    await store.receive(.answered("SECOND")) { $0.answer = "SECOND" }
  }

  @Test func `the task of an action cancels what it started`() async {
    let store = makeStore()
    let task = await store.send(.startTapped)
    await task.cancel()
    await clock.advance(by: .seconds(3))
    #expect(task.isCancelled)
  }

  @Test func `a dependency may be changed between two actions`() async {
    let store = makeStore()
    store.dependencies.uuid = .constant(UUID(7))
    await store.send(.addTapped) { $0.ids = [UUID(7)] }
  }

  @Test func `what is not asserted does not matter where the test says so`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.chainTapped)
    await store.receive(.answered("done")) { $0.answer = "done" }
    await store.send(.startTapped)
    #expect(store.state.ticks == 2)
  }

  @Test func `a condition receives an action that cannot be compared`() async {
    let store = makeStore()
    await store.send(.askTapped("a"))
    await clock.advance(by: .milliseconds(300))
    await store.receive {
      if case .answered = $0 { true } else { false }
    } assert: {
      $0.answer = "A"
    }
  }

  @Test func `what has arrived may be left out on purpose`() async {
    let store = makeStore()
    await store.send(.chainTapped)
    await store.skipReceivedActions()
    #expect(store.state.ticks == 2)
    await store.send(.startTapped)
    await store.skipInFlightEffects()
  }

  @Test func `an effect may send the action that begins it anew`() async {
    struct Chain: Reducer {
      @Dependency(\.continuousClock) var clock
      var body: some Reducer<Int, Bool> {
        Reduce { state, goesOn in
          guard goesOn else { return .cancel(id: "chain") }
          state += 1
          return .run { [clock] send in
            try await clock.sleep(for: .seconds(1))
            await send(true)
          }
          .cancellable(id: "chain", cancelInFlight: true)
        }
      }
    }
    let store = TestStore(initialState: 0) {
      Chain()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(true) { $0 = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(true) { $0 = 2 }
    await store.receive(true) { $0 = 3 }
    await store.send(false)
    await clock.advance(by: .seconds(2))
    await store.finish()
    await task.finish()
    #expect(store.state == 3)
  }
}
