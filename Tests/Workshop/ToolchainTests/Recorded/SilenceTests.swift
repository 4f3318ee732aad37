import Dependencies
import Testing

@testable import Toolchain

@Suite struct Silences {
  /// An issue is no progress: a loop may record issues for ever.
  @Test func `a build may take as long as it takes, and tests that come no further are ended`()
    async throws
  {
    let (clock, isOver) = (TestClock(), LockIsolated(false))
    let log = RunLog(isBuilt: false, root: recordedRoot, onProgress: { _ in })
    func event(_ kind: String) {
      log.takeStream(Array("{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"}}\n".utf8))
    }
    let waiting = Task {
      try await log.waitForSilence(of: .seconds(20), on: clock)
      isOver.setValue(true)
    }
    await clock.advance(by: .seconds(3_600))
    #expect(!isOver.value)
    event("runStarted")
    for _ in 1...19 {
      await clock.advance(by: .seconds(1))
      event("issueRecorded")
    }
    event("testCaseStarted")
    await clock.advance(by: .seconds(20))
    #expect(!isOver.value)
    await clock.advance(by: .seconds(1))
    #expect(isOver.value)
    try await waiting.value
  }

  @Test func `what goes on when all tests have ended is ended soon`() async throws {
    let (clock, isOver) = (TestClock(), LockIsolated(false))
    let log = RunLog(isBuilt: false, root: recordedRoot, onProgress: { _ in })
    log.takeStream(Array("{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}\n".utf8))
    let waiting = Task {
      try await log.waitForSilence(of: .seconds(20), on: clock)
      isOver.setValue(true)
    }
    await clock.advance(by: .seconds(5))
    #expect(!isOver.value)
    await clock.advance(by: .seconds(1))
    #expect(isOver.value)
    waiting.cancel()
  }
}
