import TestTools
import Testing

@testable import CountdownChapter

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It takes ten real seconds. To feel them, set WORKBOOK_PAIN=1."))
struct CountdownPain {
  @Test func `the only way to see the confetti is to wait ten seconds`() async throws {
    let countdown = UncontrolledCountdown()
    let duration = try await ContinuousClock().measure { try await countdown.start() }
    #expect(countdown.isConfettiFalling)
    #expect(duration >= .seconds(10))
  }
}
