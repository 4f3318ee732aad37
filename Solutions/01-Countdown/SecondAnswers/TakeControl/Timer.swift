// Right as well: one tick of a timer is a sleep too, if the end of the task is looked at.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    for await _ in clock.timer(interval: .seconds(180)) { break }
    try Task.checkCancellation()
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
