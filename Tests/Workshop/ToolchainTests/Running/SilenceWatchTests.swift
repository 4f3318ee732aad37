import Dependencies
import Testing

@testable import Toolchain

@Suite struct SilenceWatches {
  private let clock = TestClock()
  private let hasNoticed = LockIsolated(false)

  private func watch() -> (SilenceWatch<TestClock<Duration>>, Task<Void, any Error>) {
    let watch = SilenceWatch(limit: .seconds(20), clock: clock)
    let watching = Task { [hasNoticed] in
      try await watch.silence()
      hasNoticed.setValue(true)
    }
    return (watch, watching)
  }

  @Test func `before the first sign of life it waits for ever`() async {
    let (_, watching) = watch()
    await clock.advance(by: .seconds(3_600))
    #expect(!hasNoticed.value)
    watching.cancel()
    await #expect(throws: CancellationError.self) { try await watching.value }
  }

  @Test func `silence is noticed when the limit is reached, and not before`() async throws {
    let (watch, watching) = watch()
    watch.signOfLife()
    await clock.advance(by: .seconds(19))
    watch.signOfLife()
    await clock.advance(by: .milliseconds(19_999))
    #expect(!hasNoticed.value)
    await clock.advance(by: .milliseconds(1))
    #expect(hasNoticed.value)
    try await watching.value
  }
}
