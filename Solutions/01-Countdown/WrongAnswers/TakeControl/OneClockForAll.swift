// Tempting: all kettles share one clock, the one of the kettle that was made first.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  private static let clock = Dependency(\.continuousClock).wrappedValue

  func switchOn() async throws {
    try await Self.clock.sleep(for: .seconds(180))
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
