import Dependencies
import Testing

@testable import Toolchain

/// A build may take as long as it takes. An issue is no progress: a loop may record issues for ever.
@Test(arguments: [("testCaseStarted", 20), ("runEnded", 5)])
func `tests that come no further are ended, and what goes on after the last one soon`(
  lastEvent: String,
  seconds: Int
) async throws {
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
  event(lastEvent)
  await clock.advance(by: .seconds(seconds))
  #expect(!isOver.value)
  await clock.advance(by: .seconds(1))
  #expect(isOver.value)
  try await waiting.value
}
