// Right as well: Write: what is different. For now: it sleeps twice.

import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class FirstModel {
  private(set) var isReady = false

  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    try await clock.sleep(for: .seconds(30))
    try await clock.sleep(for: .seconds(30))
    isReady = true
  }
}
