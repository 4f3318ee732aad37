import Clocks
import Composable
import ConcurrencyExtras
import CustomDump
import Dependencies
import Foundation
import TestTools
import Testing

/// What Chapters/AtWork.md says of this side and no other suite tests.
@MainActor
@Suite struct DifferencesAtWork {
  @Test func `an advance ends when everything has come to rest`() async {
    let clock = TestClock()
    let steps = LockIsolated(0)
    Task {
      try await clock.sleep(for: .seconds(1))
      for _ in 1...1_000 {
        await Task.yield()
        steps.withValue { $0 += 1 }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(steps.value == 1_000)
  }

  @Test func `tasks run one at a time`() async {
    let running = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 1...16 {
        group.addTask {
          running.withValue { $0 += 1 }
          #expect(running.value == 1)
          running.withValue { $0 -= 1 }
        }
      }
    }
  }

  @Test func `a lock that is taken twice stops the process`() async {
    await #expect(processExitsWith: .failure) {
      let number = LockIsolated(1)
      number.withValue { $0 += number.value }
    }
  }

  @Test(arguments: 1...4)
  func `each case of a parameterized test has default values of its own`(number: Int) {
    @Dependency(Guestbook.self) var guestbook
    #expect(
      guestbook.guests.withValue {
        $0 += 1
        return $0
      } == 1
    )
  }

  @Test func `what is read outside of its override is reported, whatever was overridden before`() {
    let messages = IssueLog.messages {
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 7)
      } operation: {
      }
      @Dependency(\.date.now) var now
      _ = now
    }
    #expect(messages.count == 1)
  }

  @Test func `a store that nothing is on its way to says so without waiting`() async {
    let clock = TestClock()
    let isReported = LockIsolated(false)
    let store = TestStore(initialState: Pot.State()) { Pot() }
    let report = Task {
      await IssueLog.messages { await store.receive(.poured) }
    }
    Task {
      _ = await report.value
      isReported.setValue(true)
    }
    // No time passes but that of the clock, and none of that.
    await clock.advance()
    #expect(isReported.value)
  }

  @Test func `a dump of a time zone or a calendar is its name`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(String(customDumping: zone) == "TimeZone(Asia/Tokyo)")
    #expect(String(customDumping: Calendar(identifier: .buddhist)) == "Calendar(buddhist)")
  }

  @Test func `what is like a dictionary is dumped as a list of pairs`() {
    struct Pairs: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: [(key: "a", value: 1)], displayStyle: .dictionary)
      }
    }
    #expect(String(customDumping: Pairs()).hasPrefix("[\n  [0]: ("))
  }
}

private struct Guestbook: TestDependencyKey, Sendable {
  let guests = LockIsolated(0)
  static var testValue: Guestbook { Guestbook() }
}

private struct Pot: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case poured }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
