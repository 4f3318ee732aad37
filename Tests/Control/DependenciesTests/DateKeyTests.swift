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
}
