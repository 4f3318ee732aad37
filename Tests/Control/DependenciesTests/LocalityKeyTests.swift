import Dependencies
import DependenciesTestSupport
import FoundationEssentials
import Testing

@Suite struct LocalityKeys {
  @Test func `a calendar, a locale and a time zone can be overridden`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "de_CH")
      $0.timeZone = zone
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "de_CH")
      #expect(timeZone == zone)
    }
  }

  @Test func `a test that overrides none of them fails for each`() {
    let issues = IssueLog.issues {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      _ = (calendar, locale, timeZone)
    }
    #expect(issues.count == 3)
  }
}
