import Dependencies

/// Write: what this is. For now, it counts to three.
@MainActor
final class SecondModel {
  private(set) var count = 0
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    // TODO: Count to three, one each second.
    count = 3
  }
}
