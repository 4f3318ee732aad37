import Dependencies
import Foundation
import TestTools
import Testing

@Suite struct DateKey {
  private let seven = Date(timeIntervalSince1970: 7)

  @Test func `it can be stopped`() {
    withDependencies {
      $0.date.now = seven
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect([date(), date.now, now] == [seven, seven, seven])
    }
  }

  @Test func `the live one goes on`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date) var date
      let first = date()
      #expect(date() >= first)
      #expect(abs(date().timeIntervalSince(Date())) < 60)
    }
  }

  @Test func `a test that does not override it fails`() {
    let issues = IssueLog.issues {
      @Dependency(\.date.now) var now
      _ = (now, now)
    }
    #expect(
      issues.map { $0.message.prefix { $0 != "\n" } } == [
        "@Dependency(\\.date) is not overridden in a test, and has no test value. "
          + "The test gets its preview value, or its live value if it has none."
      ]
    )
  }
}
