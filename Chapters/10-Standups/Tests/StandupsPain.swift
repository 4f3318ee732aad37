import Dependencies
import DependenciesTestSupport
import Dictation
import Foundation
import OutsideWorld
import TestTools
import Testing

@testable import StandupsChapter

/// A test that reaches the real recogniser: it stands still behind a prompt until its time is over.
@MainActor
@Suite(
  .enabled(if: Pain.isWanted, "It hangs, to show a hang. To see it, set WORKBOOK_PAIN=1."),
  .timeLimit(.minutes(1))
)
struct StandupsPain {
  @Test func `the timer of a meeting`() async {
    let meeting = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.ringBell = {}
      $0.speechClient = .liveValue
      // Type here: $0.speechClient.requestAuthorization = { .denied }
    } operation: {
      RecordMeetingModel(standup: .design)
    }
    meeting.onMeetingFinished = { _ in }
    await inFrontOfAPrompt { await meeting.task() }
    #expect(meeting.secondsElapsed == 60)
  }

  /// On a system that has not asked yet: its prompt is drawn, and the seconds are counted.
  private func inFrontOfAPrompt(_ operation: () async -> Void) async {
    let counting = LockIsolated<Task<Void, any Error>?>(nil)
    let room = Room { prompt in
      say("┌ \(prompt.title)\n└ [ Don't allow ]  [ Allow ]")
      counting.setValue(
        Task {
          for second in 1... {
            try await Task.sleep(for: .seconds(1))
            say("  \(second) s: nobody answers")
          }
        }
      )
    }
    await SystemServices.$current.withValue(room.system(deciding: nil), operation: operation)
    counting.value?.cancel()
  }
}

/// At once: what is printed waits until there is more of it.
private func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
