import Dependencies

/// Write: what this is. For now, it counts to three.
@MainActor
final class SecondModel {
  private(set) var count = 0
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    for _ in 1...3 {
      try await clock.sleep(for: .seconds(1))
      count += 1
    }
  }
}
