import Dependencies
import Foundation
import Testing

@Suite struct DateKey {
  @Test func `the live one is that of the system`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date) var date
      let before = Date()
      let now = date()
      #expect(before <= now)
      #expect(now <= Date())
    }
  }
}
