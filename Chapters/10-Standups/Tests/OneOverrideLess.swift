import ChapterKit
import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsChapter

@MainActor
@Suite(
  .enabled(if: Pain.isWanted, "It fails, to show the failure. To see it, set WORKBOOK_PAIN=1.")
)
struct OneOverrideLessPain {
  @Test func `the timer of a meeting`() async {
    let meeting = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.ringBell = {}
    } operation: {
      RecordMeetingModel(standup: .design)
    }
    meeting.onMeetingFinished = { _ in }
    await meeting.task()
    #expect(meeting.secondsElapsed == 60)
  }
}
