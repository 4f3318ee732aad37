import Clocks
import Dependencies
import DependenciesTestSupport
import Testing

@Suite(.dependencies { $0.continuousClock = TestClock() })
struct DependencyReadAsAType {
  @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock

  @Test func `a test moves the clock that it put there`() async throws {
    @Dependency(\.continuousClock) var anyClock
    async let slept: Void = anyClock.sleep(for: .milliseconds(437.3))
    await clock.advance(by: .milliseconds(437.3))
    try await slept
  }

  @Test(.dependency(\.continuousClock, TestClock<Duration>(now: .init(offset: .seconds(1.7)))))
  func `the override of the test itself is read`() {
    #expect(clock.now == .init(offset: .seconds(1.7)))
  }

  @Test func `another type than it has stops the test with both types`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withDependencies {
        $0.continuousClock = ImmediateClock()
      } operation: {
        @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
        _ = clock
      }
    }
    let output = exit.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(output.contains("Override it with a TestClock<Duration>, or read it as what it is."))
    #expect(output.contains("has: ImmediateClock<Duration>"))
  }
}
