import Dependencies
import Testing

@testable import Toolchain

@Suite struct Silences {
  private let clock = TestClock()
  private let log = RunLog(isBuilt: false, root: recordedRoot, onProgress: { _ in })
  private let reason = LockIsolated<RunEnd?>(nil)

  private func wait() async -> Task<Void, any Error> {
    let waiting = Task { [clock, log, reason] in
      let found = try await log.reasonToStop(after: .seconds(20), on: clock)
      reason.setValue(found)
    }
    await clock.advance()
    return waiting
  }

  private func event(_ kind: String) {
    log.takeStream(Array("{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"}}\n".utf8))
  }

  @Test func `a build may take as long as it takes`() async {
    let waiting = await wait()
    await clock.advance(by: .seconds(3_600))
    #expect(reason.value == nil)
    waiting.cancel()
  }

  @Test func `tests that come no further are ended, though one records issues`() async throws {
    let waiting = await wait()
    event("runStarted")
    for _ in 1...19 {
      await clock.advance(by: .seconds(1))
      event("issueRecorded")
    }
    event("testCaseStarted")
    await clock.advance(by: .seconds(20))
    #expect(reason.value == nil)
    await clock.advance(by: .seconds(1))
    #expect(reason.value == .silent)
    try await waiting.value
  }

  @Test func `what goes on when all tests have ended is ended soon`() async throws {
    let waiting = await wait()
    event("runEnded")
    await clock.advance(by: .seconds(10))
    #expect(reason.value == .leftAProcess)
    try await waiting.value
  }
}
