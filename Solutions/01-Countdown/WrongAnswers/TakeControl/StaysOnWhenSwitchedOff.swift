// Tempting: a second tap does nothing while it is on; once switched off, it never boils again.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false
  @ObservationIgnored private var isOn = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    guard !isOn else { return }
    isOn = true
    try await clock.sleep(for: .seconds(180))
    isWhistling = true
    isOn = false
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
