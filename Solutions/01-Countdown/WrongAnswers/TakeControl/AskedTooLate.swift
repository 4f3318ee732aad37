// Tempting: the clock is asked for where it is used; the kettle forgets what it was made with.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  func switchOn() async throws {
    @Dependency(\.continuousClock) var clock
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
