import Clocks
import Composable
import ConcurrencyExtras
import CustomDump
import Dependencies
import Foundation
import TestTools
import Testing

/// Our side of the README's table of differences, row by row.
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

  @Test func `to override a part of a client that has no test value is reported`() {
    let messages = IssueLog.messages {
      withDependencies {
        $0[Kettle.self].boil = { 1 }
      } operation: {
        @Dependency(Kettle.self) var kettle
        #expect(kettle.boil() == 1)
      }
    }
    #expect(messages.count == 1)
  }

  @Test func `a store that nothing is on its way to says so without waiting`() async {
    let clock = TestClock()
    let isTold = LockIsolated(false)
    let store = TestStore(initialState: Pot.State()) { Pot() }
    let told = Task {
      await IssueLog.messages { await store.receive(.poured) }
    }
    Task {
      _ = await told.value
      isTold.setValue(true)
    }
    // No time passes but that of the clock, and none of that.
    await clock.advance()
    #expect(isTold.value)
  }

  @Test func `a dump of a time zone is the same all year`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(String(customDumping: zone) == "TimeZone(Asia/Tokyo)")
  }

  @Test func `debounce for clocks comes with the clocks`() {
    let quiet = AsyncStream<Int>.never.debounce(for: .seconds(1), clock: TestClock())
    #expect(String(reflecting: type(of: quiet)).hasPrefix("Clocks."))
  }

  @Test func `no macro writes an endpoint`() throws {
    let control = URL(filePath: "\(#filePath)/../../../../Sources/Control").standardized.path()
    let files = try FileManager.default.subpathsOfDirectory(atPath: control)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOfFile: "\(control)/\(file)", encoding: .utf8)
      #expect(!text.contains("#externalMacro"), "\(file) declares a macro: the row can go.")
    }
  }
}

private struct Kettle: DependencyKey, Sendable {
  var boil: @Sendable () -> Int
  static let liveValue = Kettle { 100 }
}

private struct Pot: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case poured }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
