// Tempting: Write: why. For now: you do not have to wait any more.

import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class FirstModel {
  private(set) var isReady = false

  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    try await clock.sleep(for: .zero)
    isReady = true
  }
}
