import Dependencies
import Foundation
import TestTools
import Testing

@Suite struct DateKey {
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
