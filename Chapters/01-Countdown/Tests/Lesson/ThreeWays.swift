import Dependencies

// The three ways to hand a clock over that the lesson tells of.

@MainActor
final class CountdownWithDefault {
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  func start() async throws { try await clock.sleep(for: .seconds(10)) }
}

@MainActor
final class CountdownWithArgument {
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func start() async throws { try await clock.sleep(for: .seconds(10)) }
}

@MainActor
final class CountdownWithLibrary {
  @Dependency(\.continuousClock) private var clock

  func start() async throws { try await clock.sleep(for: .seconds(10)) }
}
