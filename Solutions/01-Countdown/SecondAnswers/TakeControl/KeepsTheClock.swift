// Right as well: it takes the clock out when it is made, and says nothing when it is switched off.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored private let clock: any Clock<Duration>

  init() {
    @Dependency(\.continuousClock) var clock
    self.clock = clock
  }

  func switchOn() async throws {
    do {
      try await clock.sleep(for: .seconds(180))
      isWhistling = true
    } catch {
    }
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
