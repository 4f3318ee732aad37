import Clocks
import Composable
import ConcurrencyExtras
import Dependencies
import Foundation
import TestTools
import Testing

@MainActor @Suite struct StoreTests {
  let clock = TestClock()

  @Test func `a store runs effects with the dependencies that it was made with`() async {
    let store = Store(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    store.send(.addTapped)
    let task = store.send(.startTapped)
    await clock.advance(by: .seconds(3))
    #expect(store.ticks == 3)
    #expect(store.ids == [UUID(0)])
    task.cancel()
    await task.finish()
    await clock.advance(by: .seconds(3))
    #expect(store.ticks == 3)
  }

  @Test func `a store that goes away ends its effects`() async throws {
    var store: StoreOf<Ticker>? = withDependencies {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: Ticker.State()) { Ticker() }
    }
    weak let gone = store
    store?.send(.askTapped("a"))
    await clock.advance()
    store = nil
    #expect(gone == nil)
    try await clock.checkSuspension()
  }

  @Test func `an error that nothing catches is an issue at the line of the effect`() async {
    struct Failing: Reducer {
      enum Action { case go, cancelled }
      var body: some Reducer<Int, Action> {
        Reduce { _, action in
          switch action {
          case .go: .run { _ in throw Refused() }
          case .cancelled: .run { _ in throw CancellationError() }
          }
        }
      }
    }
    struct Refused: Error {}
    let messages = await IssueLog.messages {
      let store = Store(initialState: 0) { Failing() }
      await store.send(.go).finish()
      await store.send(.cancelled).finish()
    }
    #expect(
      messages == [
        """
        An effect threw an error that nothing catches: Refused()

        Give the effect a "catch" that sends an action, or catch the error in the effect.
        """
      ]
    )
  }

  @Test func `an effect that is made and not returned never happens`() async {
    let runs = LockIsolated(0)
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isRun in
        let effect = Effect<Bool>.run { _ in runs.withValue { $0 += 1 } }
        return isRun ? effect : .none
      }
    }
    await store.send(false).finish()
    #expect(runs.value == 0)
    await store.send(true).finish()
    #expect(runs.value == 1)
  }

  @Test func `actions that are sent at once are handled one after the other`() async {
    let sendD = LockIsolated<@MainActor @Sendable () -> Void>({})
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        if action == "b" { MainActor.assumeIsolated { sendD.value() } }
        state.append(action)
        switch action {
        case "go": return .concatenate(.send("a"), .send("b"))
        case "a": return .send("c")
        default: return .none
        }
      }
    }
    sendD.setValue { [weak store] in store?.send("d") }
    await store.send("go").finish()
    #expect(store.state == ["go", "a", "b", "c", "d"])
  }

  @Test func `an effect that is cancelled ends in all its parts`() async {
    let (clock, stubborn) = (TestClock(), TestClock())
    let ticks = LockIsolated(0)
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isBegin in
        guard isBegin else { return .cancel(id: "all") }
        return .concatenate(
          .merge(
            .run { _ in await Task { try? await stubborn.sleep(for: .seconds(1)) }.value },
            .run { _ in
              for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
            }
          ),
          .send(false)
        ).cancellable(id: "all")
      }
    }
    let task = store.send(true)
    await clock.advance(by: .seconds(2))
    store.send(false)
    await clock.advance(by: .seconds(2))
    #expect(ticks.value == 2)
    await stubborn.run()
    await task.finish()
  }

  @Test func `an effect of other actions is turned into one of these`() async {
    let other = Effect<Int>.concatenate(
      .send(1),
      .merge(.run { send in await send(2) }, .none).cancellable(id: "two"),
      .cancel(id: "two"),
      .send(3)
    )
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        return action == "go" ? other.map { "\($0)" } : .none
      }
    }
    await store.send("go").finish()
    #expect(store.state == ["go", "1", "2", "3"])
  }
}
