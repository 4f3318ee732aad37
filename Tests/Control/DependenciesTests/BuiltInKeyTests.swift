import Dependencies
import DependenciesTestSupport
import FoundationEssentials
import IssueReporting
import Testing

private struct Parcel: Sendable {
  var weight = 1
  var label = "live"
}

private enum ParcelKey: DependencyKey {
  static let liveValue = Parcel()
}

extension DependencyValues {
  fileprivate var parcel: Parcel {
    get { self[ParcelKey.self] }
    set { self[ParcelKey.self] = newValue }
  }
}

/// None of these tests may have an issue but the ones that it collects.
@Suite struct BuiltInKeysByKeyPath {
  @Test(.dependency(\.calendar, Calendar(identifier: .buddhist))) func `the calendar`() {
    @Dependency(\.calendar) var calendar
    #expect(calendar.identifier == .buddhist)
  }

  @Test(.dependency(\.continuousClock, ImmediateClock())) func `the continuous clock`() {
    @Dependency(\.continuousClock) var clock
    #expect(clock is ImmediateClock<Duration>)
  }

  @Test(.dependency(\.suspendingClock, ImmediateClock())) func `the suspending clock`() {
    @Dependency(\.suspendingClock) var clock
    #expect(clock is ImmediateClock<Duration>)
  }

  @Test(.dependency(\.context, .preview)) func `the context`() {
    @Dependency(\.context) var context
    #expect(context == .preview)
  }

  @Test(.dependency(\.date, .constant(Date(timeIntervalSince1970: 7)))) func `the date`() {
    @Dependency(\.date) var date
    #expect(date() == Date(timeIntervalSince1970: 7))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7))) func `a part of the date`() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test(.dependency(\.locale, Locale(identifier: "de_CH"))) func `the locale`() {
    @Dependency(\.locale) var locale
    #expect(locale.identifier == "de_CH")
  }

  @Test(.dependency(\.notificationCenter, NotificationCenter()))
  func `the notification center`() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
  }

  @Test(.dependency(\.openURL, OpenURLEffect { _ in true })) func `what opens a URL`() async throws
  {
    @Dependency(\.openURL) var openURL
    #expect(await openURL(try #require(URL(string: "https://www.swift.org"))))
  }

  @Test(.dependency(\.timeZone, .gmt)) func `the time zone`() {
    @Dependency(\.timeZone) var timeZone
    #expect(timeZone == .gmt)
  }

  @Test(.dependency(\.uuid, .incrementing)) func `identifiers`() {
    @Dependency(\.uuid) var uuid
    #expect([uuid(), uuid()] == [UUID(0), UUID(1)])
  }

  @Test(.dependency(\.withRandomNumberGenerator, WithRandomNumberGenerator(Sevens())))
  func `random numbers`() {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    #expect(withRandomNumberGenerator { $0.next() } == 7)
  }

  @Test(.dependency(\.parcel, Parcel(weight: 2))) func `a key of one's own`() {
    @Dependency(\.parcel) var parcel
    #expect(parcel.weight == 2)
  }

  @Test(.dependencies) func `dependencies may be asked for in so many words`() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test func `each of them can be set by a key path that is in a variable`() {
    func issues<Value: Sendable>(
      _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
      _ value: Value
    ) -> [String] {
      IssueLog.messages {
        withDependencies {
          $0[keyPath: keyPath] = value
        } operation: {
        }
      }
    }
    #expect(issues(\.uuid, .incrementing) == [])
    #expect(issues(\.locale, Locale(identifier: "de_CH")) == [])
    #expect(issues(\.timeZone, .gmt) == [])
    #expect(issues(\.parcel, Parcel(weight: 2)) == [])
  }

  @Test func `a trait that overrides a part points to the line of the test`() async throws {
    let line: UInt = #line + 1
    let trait: DependencyTrait = .dependency(\.parcel.weight, 2)
    let test = try #require(Test.current)
    let issues = try await IssueLog.issues {
      try await trait.provideScope(for: test, testCase: nil) {}
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.map(\.fileID) == ["DependenciesTests/BuiltInKeyTests.swift"])
    #expect(issues.first?.message.hasPrefix("A part of @Dependency(\\.parcel) is") == true)
  }
}

private struct Sevens: RandomNumberGenerator {
  mutating func next() -> UInt64 { 7 }
}
