import Dependencies
import Foundation
import TestTools
import Testing

@Suite struct LocalityKeys {
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
