// Tempting: Write: why. For now: what is never ready is not ready when cancelled.

import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class ThirdModel {
  private(set) var isReady = false
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    try await clock.sleep(for: .seconds(60))
  }
}
