import Dependencies
import Observation

/// A kettle that whistles when the water has boiled for three minutes.
@MainActor @Observable
final class Kettle {
  private(set) var isWhistling = false

  // TODO: Ask for `continuousClock`.

  func switchOn() async throws {
    // TODO: Sleep on that clock.
    try await Task.sleep(for: .seconds(180))
    isWhistling = true
  }

  /// A kettle for a preview.
  static func forPreview() -> Kettle {
    // TODO: Hand this kettle a clock that does not wait.
    Kettle()
  }
}
