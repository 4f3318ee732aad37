// Tempting: the tests get their clock, and the app keeps the code that it has always had.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.context) private var context

  func switchOn() async throws {
    if context == .test {
      try await clock.sleep(for: .seconds(180))
    } else {
      try await Task.sleep(for: .seconds(180))
    }
    isWhistling = true
  }

  /// A kettle for a preview.
  static func forPreview() -> Kettle {
    withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      Kettle()
    }
  }
}
