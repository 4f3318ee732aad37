import ChapterKit
import Dependencies
import DependenciesTestSupport
import Dictation
import Foundation
import OutsideWorld
import Testing

@testable import StandupsChapter

/// The meeting that nothing controls. Its prompts come from a system of its own, so that they leave
/// nothing behind; its seconds are real.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It waits for real. To feel it, set WORKBOOK_PAIN=1.")
)
struct StandupsPain {
  let room = Room()

  @Test func `three seconds of a meeting take three seconds`() async {
    await DictationSystem.$current.withValue(room.system(deciding: .denied)) {
      let meeting = UncontrolledRecordMeetingModel(standup: .design)
      let task = Task { await meeting.task() }
      try? await Task.sleep(for: .milliseconds(3_500))
      #expect(meeting.secondsElapsed == 3)
      task.cancel()
      await task.value
    }
  }

  @Test func `behind a prompt that nobody answers, it never begins`() async {
    await DictationSystem.$current.withValue(room.system(deciding: nil)) {
      let meeting = UncontrolledRecordMeetingModel(standup: .design)
      let task = Task { await meeting.task() }
      try? await Task.sleep(for: .seconds(3))
      #expect(meeting.hearing == .asking)
      #expect(meeting.secondsElapsed == 0)
      #expect(room.prompts == 1)
      task.cancel()
      await task.value
    }
  }
}
