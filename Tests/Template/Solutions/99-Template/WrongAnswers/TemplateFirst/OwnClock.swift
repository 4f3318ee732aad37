// Tempting: Write: why. For now: there is a clock, and no test can choose it.

import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class FirstModel {
  private(set) var isReady = false

  private let clock = ContinuousClock()

  func start() async throws {
    try await clock.sleep(for: .seconds(60))
    isReady = true
  }
}
