import Dependencies

/// Write: what this is. For now, it is ready after a minute.
@MainActor
final class FirstModel {
  private(set) var isReady = false

  // TODO: Ask for a clock.

  func start() async throws {
    // TODO: Sleep on that clock.
    try await Task.sleep(for: .seconds(60))
    isReady = true
  }
}
