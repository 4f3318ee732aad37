import Clocks
import Composable
import ConcurrencyExtras
import CustomDump
import Dependencies
import Foundation
import TestTools
import Testing

/// Our side of the table of differences in Chapters/AtWork.md, row by row.
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

  @Test func `an immediate clock never goes back`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a lock that is taken twice stops the process`() async {
    await #expect(processExitsWith: .failure) {
      let number = LockIsolated(1)
      number.withValue { $0 += number.value }
    }
  }

  @Test func `a model has the dependencies of its superclass`() throws {
    class Stove {
      @Dependency(Kettle.self) var kettle
    }
    final class GasStove: Stove {}
    var made: GasStove?
    withDependencies {
      $0[Kettle.self] = Kettle { 7 }
    } operation: {
      made = GasStove()
    }
    withDependencies(from: try #require(made)) {
      @Dependency(Kettle.self) var kettle
      #expect(kettle.boil() == 7)
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

  @Test func `the instant of a test clock says how far it is from the start`() async {
    let clock = TestClock()
    await clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
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

  @Test func `a dump of a time zone is the same all year`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(String(customDumping: zone) == "TimeZone(Asia/Tokyo)")
  }

  @Test func `what is like a dictionary is dumped as a list of pairs`() {
    struct Pairs: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: [(key: "a", value: 1)], displayStyle: .dictionary)
      }
    }
    #expect(String(customDumping: Pairs()).hasPrefix("[\n  [0]: ("))
  }

  @Test func `a difference says where two values look alike, and folds lines`() {
    #expect(diff([1, Double.nan], [1, .nan])?.contains("    // Not equal but no diff") == true)
    let lines = String(repeating: "\nb", count: 20)
    #expect(diff("a" + lines, "c" + lines)?.contains("  b\n  … (17 unchanged)\n") == true)
  }

  @Test func `a failure is in this workbook's own words`() {
    let messages = IssueLog.messages {
      expectReportsIssue {
      } matching: { _ in
        true
      }
    }
    #expect(messages == ["Expected an issue, and none was reported."])
  }

  /// A row is out of date when these modules have the name. It cannot tell what no row names.
  @Test func `no macro writes an endpoint, and what a row names is not here`() throws {
    let names = [
      "#externalMacro",
      "var mainRunLoop", "var openURL", "var urlSession", "var preferredLocales",
      "static var live: ", "static var preview: ", "func resetCache", "shouldReportUnimplemented",
      "init(\n    _ keyPath: any KeyPath<DependencyValues, Value>",
      "extension View", "extension Scene", "PreviewTrait", "EnvironmentValues", "init(_ clock",
      "extension RunLoop", "func store(in", "extension OperationQueue", "UIScheduler",
      "var shared: AnyScheduler", "Publisher", "func animat", "func transaction",
      "func sleep(\n    for duration: SchedulerTimeType", "func measure(",
      "var fatalError", "var breakpoint", "func expectIssue", "var isSwiftTesting",
      "throwing failure", "to reporters", "KnownIssue", "func withExpectedIssue",
      "func XCTAssert",
      "func eraseToStream", "func eraseToThrowingStream", "init<S: AsyncSequence",
      "struct AnyHashableSendable", "func megaYield", "var projectedValue", "func taskLocal",
      "struct Scope<", "func ifLet", "func forEach", "func assert(",
      "func withExhaustivity", "showSkippedAssertions", "useMainSerialExecutor: ",
      "func withTaskCancellation", "@resultBuilder",
    ]
    for (file, text) in try sources() {
      for name in names { #expect(!text.contains(name), "\(file) has \(name): its row can go.") }
    }
  }

  private func sources() throws -> [(file: String, text: String)] {
    let control = repository.appending(path: "Sources/Control").path()
    let files = try FileManager.default.subpathsOfDirectory(atPath: control)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    return try files.map { ($0, try String(contentsOfFile: "\(control)/\($0)", encoding: .utf8)) }
  }
}

private struct Guestbook: TestDependencyKey, Sendable {
  let guests = LockIsolated(0)
  static var testValue: Guestbook { Guestbook() }
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
