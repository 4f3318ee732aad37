// Right as well: Write: what is different. For now: a timer ticks once a second.

import Dependencies

/// Write: what this is. For now, it counts to three.
@MainActor
final class SecondModel {
  private(set) var count = 0
  @Dependency(\.continuousClock) private var clock

  func start() async throws {
    for await _ in clock.timer(interval: .seconds(1)) {
      count += 1
      if count == 3 { return }
    }
  }
}
