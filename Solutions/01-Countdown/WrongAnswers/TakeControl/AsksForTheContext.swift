// Tempting: a preview need not wait; nor does the one that was made to show how it waits.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func switchOn() async throws {
    @Dependency(\.context) var context
    if context != .preview { try await clock.sleep(for: .seconds(180)) }
    isWhistling = true
  }

  /// A kettle for a preview.
  static func forPreview() -> Kettle {
    withDependencies {
      $0.context = .preview
      $0.continuousClock = ImmediateClock()
    } operation: {
      Kettle()
    }
  }
}
