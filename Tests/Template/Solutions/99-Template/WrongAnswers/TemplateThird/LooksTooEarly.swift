// Tempting: Write: why. For now: it looks for the cancellation, before it waits.

import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class ThirdModel {
  private(set) var isReady = false
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    try Task.checkCancellation()
    try? await clock.sleep(for: .seconds(60))
    isReady = true
  }
}
