// Tempting: the clock is a property now, and it looks injected; no test can choose it.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored private let clock = ContinuousClock()

  func switchOn() async throws {
    try await clock.sleep(for: .seconds(180))
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
