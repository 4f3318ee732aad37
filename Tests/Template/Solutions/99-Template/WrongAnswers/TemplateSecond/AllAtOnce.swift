// Tempting: Write: why. For now: it takes three seconds, and one was never seen.

import Dependencies

/// Write: what this is. For now, it counts to three.
@MainActor
final class SecondModel {
  private(set) var count = 0
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    try await clock.sleep(for: .seconds(3))
    count = 3
  }
}
