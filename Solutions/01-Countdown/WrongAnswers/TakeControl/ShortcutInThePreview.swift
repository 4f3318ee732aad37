// Tempting: a flag for the preview is quick to write; what it shows is not what the app does.

import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  @ObservationIgnored private var isPreview = false

  func switchOn() async throws {
    if isPreview {
      isWhistling = true
      return
    }
    try await clock.sleep(for: .seconds(180))
    isWhistling = true
  }

  /// A kettle for a preview.
  static func forPreview() -> Kettle {
    let kettle = Kettle()
    kettle.isPreview = true
    return kettle
  }
}
