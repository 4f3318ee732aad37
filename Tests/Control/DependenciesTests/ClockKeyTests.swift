import Dependencies
import TestTools
import Testing

@Suite struct ClockKeys {
  private let file = "DependenciesTests/ClockKeyTests.swift"

  @Test func `the live ones are Swift's`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      #expect(continuousClock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test func `one that is not overridden is an issue, and does not wait`() async throws {
    let began = ContinuousClock.now
    struct Timer: Sendable {
      @Dependency(\.continuousClock) var clock
    }
    let line: UInt = #line - 2
    let issues = try await IssueLog.issues {
      let clock = Timer().clock
      try await clock.sleep(for: .seconds(1_000))
      try await clock.sleep(for: .seconds(1_000))
    }
    #expect(ContinuousClock.now - began < .seconds(500))
    let message = try #require(issues.first).message
    let declaration = try #require(message.split(separator: "\n").first { $0.contains("declared") })
    #expect(
      message == """
        @Dependency(\\.continuousClock) is not overridden in a test, and has no test value. \
        The test gets a clock that never waits.

          asked for at:  \(file):\(line)
        \(declaration)
          key:           ContinuousClockKey
          type:          any Clock<Duration>

        To override it in this test:

          withDependencies {
            $0.continuousClock = …
          } operation: {
            …
          }
        """
    )
    #expect(issues == [.init(message: message, fileID: file, line: line)])
  }
}
