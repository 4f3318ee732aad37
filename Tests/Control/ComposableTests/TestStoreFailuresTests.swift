import Clocks
import Composable
import Dependencies
import Foundation
import IssueReporting
import Stillness
import TestTools
import Testing

@MainActor @Suite struct TestStoreFailuresTests {
  func makeStore() -> TestStoreOf<Ticker> {
    TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.uuid = .incrementing
    }
  }

  /// The blank of a digit's width, which a difference begins with, as a plain blank.
  func plain(_ message: String) -> String { message.replacing("\u{2007}", with: " ") }

  @Test func `a change that the test does not name is a failure at the line that sends`() async {
    let line: UInt = #line + 3
    let issues = await IssueLog.issues {
      let store = makeStore()
      await store.send(.tick)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.map { plain($0.message) } == [
        """
        Ticker.Action.tick changes the state, and the test does not say so.

            Ticker.State(
          −   ticks: 0,
          +   ticks: 1,
              ids: [],
              answer: nil
            )

        (Before: −, After: +)

        Say it behind the action: "{ $0.… = … }".
        """
      ]
    )
  }

  @Test func `a state that is another one is shown as a difference`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.send(.tick) { $0.ticks = 2 }
    }
    #expect(
      messages.map(plain) == [
        """
        The state after Ticker.Action.tick is not the one that the test expects.

            Ticker.State(
          −   ticks: 2,
          +   ticks: 1,
              ids: [],
              answer: nil
            )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `a change that does not happen is a failure`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.send(.nothingTapped) { $0.ticks = 0 }
    }
    #expect(
      messages == [
        """
        The test says how Ticker.Action.nothingTapped changes the state, and the state is what it \
        was before. Leave the closure out, or look why nothing changes.
        """
      ]
    )
  }

  @Test func `an action that does not arrive is a failure that says what to look for`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.receive(.tick)
      await store.send(.askTapped("a"))
      await store.receive(.answered("A"))
      await store.skipInFlightEffects()
    }
    #expect(
      messages == [
        """
        The test expects to receive Ticker.Action.tick, and no action has arrived.

        No effect runs either: look whether the reducer returns the one that sends it.
        """,
        """
        The test expects to receive Ticker.Action.answered("A"), and no action has arrived.

        1 effect still runs. If it waits for time, advance its clock before you receive.
        """,
      ]
    )
  }

  @Test func `another action than the one expected is shown next to it`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.send(.chainTapped)
      await store.receive(.answered("never"))
      await store.skipReceivedActions()
    }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("The test expects to receive Ticker.Action.answered(\"never\")."))
  }

  @Test func `sending on before receiving is a failure that lists what arrived`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.send(.chainTapped)
      await store.send(.nothingTapped)
    }
    #expect(
      messages == [
        """
        The test sends Ticker.Action.nothingTapped, and has not received what arrived before: …

          • Ticker.Action.tick
          • Ticker.Action.tick
          • Ticker.Action.answered("done")

        Receive each of them first, with "await store.receive(…)". To leave them out on purpose, \
        write "await store.skipReceivedActions()".
        """
      ]
    )
  }

  @Test func `what is left at the end is a failure at the line that began it`() async {
    var lines: [UInt] = []
    let issues = await IssueLog.issues {
      let store = makeStore()
      lines = [#line + 1, #line + 3]
      await store.send(.chainTapped)
      store.exhaustivity = .off
      await store.send(.startTapped)
      store.exhaustivity = .on
    }
    #expect(issues.map(\.line) == [lines[1]])
    #expect(
      issues.map(\.message) == [
        """
        An effect is still running that began with Ticker.Action.startTapped.

        Let the test go on until it ends, send what cancels it, or cancel the task that "send" \
        returned. To leave it out on purpose, write "await store.skipInFlightEffects()".
        """
      ]
    )
  }

  @Test func `an action that is never received is a failure at the end`() async {
    let messages = await IssueLog.messages {
      let store = makeStore()
      await store.send(.chainTapped)
      await store.receive(.tick) { $0.ticks = 1 }
      await store.receive(.tick) { $0.ticks = 2 }
    }
    #expect(
      messages == [
        """
        An action has arrived that the test has not received: Ticker.Action.answered("done")

        Receive it, with "await store.receive(…)". To leave it out on purpose, write "await \
        store.skipReceivedActions()".
        """
      ]
    )
  }

  @Test func `finishing names the effects that go on`() async {
    let line: UInt = #line + 4
    let issues = await IssueLog.issues {
      let store = makeStore()
      await store.send(.startTapped)
      await store.finish()
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test func `an issue in the feature is at the line that sends, be it seconds later`() async {
    struct Reporting: Reducer {
      @Dependency(\.continuousClock) var clock
      var body: some Reducer<Int, Bool> {
        Reduce { _, isLater in
          guard isLater else {
            reportIssue("at once")
            return .none
          }
          return .run { [clock] send in
            try await clock.sleep(for: .seconds(3))
            reportIssue("later")
            await send(false)
          }
        }
      }
    }
    let clock = TestClock()
    let line: UInt = #line + 7
    let issues = await IssueLog.issues {
      let store = TestStore(initialState: 0) {
        Reporting()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(false)
      await store.send(true)
      await clock.advance(by: .seconds(3))
      await store.receive(false)
    }
    #expect(issues.map(\.message) == ["at once", "later", "at once"])
    #expect(issues.map(\.line) == [line, line + 1, line + 1])
  }

  @Test func `an effect that goes on and on is an issue of the step that waits for it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      let issues = await IssueLog.messages {
        let store = TestStore(initialState: 0) {
          Reduce<Int, Bool> { _, _ in
            .run { _ in while !Task.isCancelled { await Task.yield() } }
          }
        }
        store.exhaustivity = .off
        await store.send(true)
      }
      precondition(issues.count == 1)
      precondition(issues[0].hasPrefix("Something does not come to rest"))
    }
  }

  @Test func `what a cancelled effect throws is no issue`() async {
    let clock = TestClock()
    let issues = await IssueLog.messages {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, isOn in
          guard isOn else { return .cancel(id: 1) }
          return .run { _ in
            try? await clock.sleep(for: .seconds(1))
            throw Broken()
          }
          .cancellable(id: 1)
        }
      }
      await store.send(true)
      await store.send(false)
    }
    #expect(issues == [])
  }

  @Test func `an action that is sent after the end of its effect is an issue`() async {
    let clock = TestClock()
    let issues = await IssueLog.messages {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, isStart in
          guard isStart else { return .none }
          return .run { send in
            Task {
              try await clock.sleep(for: .seconds(1))
              await send(false)
            }
          }
        }
      }
      await store.send(true)
      await clock.advance(by: .seconds(1))
      await store.receive(false)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("has ended, and sends an action still: false") == true)
  }
}

private struct Broken: Error {}
