import Clocks
import Dependencies
import IssueReporting
import TestTools
import Testing

@Suite struct UnimplementedClockTests {
  let clock = UnimplementedClock(name: "CounterModel.clock")

  @Test func `says what was asked of it, and does not wait`() async {
    let issues = await IssueLog.messages {
      try? await clock.sleep(until: .init(offset: .seconds(3_600)), tolerance: nil)
      #expect(clock.now.offset == .seconds(3_600))
      _ = clock.minimumResolution
    }
    #expect(issues == ["sleep", "now", "minimumResolution"].map(message))
  }

  @Test func `does not let a cancelled task go on`() async {
    let sleep = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await IssueLog.messages {
        await #expect(throws: CancellationError.self) {
          try await clock.sleep(until: .init(offset: .seconds(1)), tolerance: nil)
        }
      }
    }
    #expect(await sleep.value == [message(for: "sleep")])
  }

  private func message(for endpoint: String) -> String {
    """
    Unimplemented: CounterModel.clock.\(endpoint)

    This clock was made to show that no time passes here, but something asked for '\(endpoint)'. \
    If it may, use a 'TestClock' that the test advances, or an 'ImmediateClock' that does not wait.
    """
  }
}
