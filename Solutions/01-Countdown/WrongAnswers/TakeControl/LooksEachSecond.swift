// Tempting: a loop of short sleeps could show a progress bar; it wakes the machine all the time.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    for _ in 1...180 {
      try await clock.sleep(for: .seconds(1))
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
