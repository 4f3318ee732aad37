import Dependencies
import DependenciesTestSupport
import Dictation
import Foundation
import OutsideWorld
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct SpeechClients {
  let clock = TestClock()
  let room = Room()

  @Test(arguments: [
    (PermissionStatus.allowed, SpeechAuthorization.authorized), (.denied, .denied),
    (.restricted, .restricted),
  ])
  func `what a person has decided is known without a prompt`(
    status: PermissionStatus,
    authorization: SpeechAuthorization
  ) async {
    await DictationSystem.$current.withValue(room.system(deciding: status)) {
      #expect(SpeechClient.liveValue.authorizationStatus() == authorization)
      await #expect(SpeechClient.liveValue.requestAuthorization() == authorization)
    }
    #expect(room.prompts == 0)
  }

  @Test func `the live one hears the words of the recogniser, until nobody listens`() async {
    await DictationSystem.$current.withValue(room.system(deciding: .allowed, clock: clock)) {
      let heard = LockIsolated<[SpeechResult]>([])
      let task = Task {
        for try await result in await SpeechClient.liveValue.startTask() {
          heard.withValue { $0.append(result) }
        }
      }
      await clock.advance(by: .milliseconds(1_300))
      #expect(heard.value.map(\.transcript) == ["good", "good mourning"])
      task.cancel()
      _ = await task.result
      await clock.advance(by: .seconds(60))
      #expect(heard.value.count == 2)
      #expect(room.footprint.summary == "2 seconds listened to")
    }
  }

  @Test func `a denied recogniser says so in a sentence`() async {
    await DictationSystem.$current.withValue(room.system(deciding: .denied, clock: clock)) {
      let failure = await #expect(throws: SpeechError.self) {
        for try await _ in await SpeechClient.liveValue.startTask() {}
      }
      #expect(failure?.code == .denied)
    }
  }

  @Test func `a prompt that nobody answers holds nobody who leaves`() async {
    await DictationSystem.$current.withValue(room.system(deciding: nil, clock: clock)) {
      let asking = Task { await SpeechClient.liveValue.requestAuthorization() }
      await clock.advance(by: .seconds(300))
      #expect(room.prompts == 1)
      asking.cancel()
      #expect(await asking.value == .notDetermined)
    }
  }

  @Test func `the words of a preview end up in the history of the preview`() async throws {
    try await withDependencies {
      $0.context = .preview
      $0.continuousClock = ImmediateClock()
      $0.date.now = Date(timeIntervalSince1970: 7)
    } operation: {
      let detail = StandupDetailModel(standup: .design)
      detail.onStandupChanged = { _ in }
      detail.startMeetingButtonTapped()
      await detail.recording?.task()
      let meeting = try #require(detail.standup.meetings.first)
      #expect(meeting.transcript.hasPrefix("Yesterday the list learned"))
      #expect(detail.standup.meetings.count == 2)
    }
  }

  @Test func `the one that fails in the middle has said eight words by then`() async {
    await withDependencies {
      $0.continuousClock = clock
      $0.speechClient = .failInTheMiddle
    } operation: {
      let meeting = RecordMeetingModel(standup: .design)
      let task = Task { await meeting.task() }
      await clock.advance(by: .seconds(8))
      #expect(meeting.transcript == "Yesterday the list learned to scroll and today")
      #expect(meeting.alert == .speechRecognizerFailed("The microphone was taken away."))
      task.cancel()
      await task.value
    }
  }

  @Test(.filterIssues { $0.isFailure })
  func `one override less, and the test is told which one`() async {
    let meeting = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.ringBell = {}
    } operation: {
      RecordMeetingModel(standup: .design)
    }
    meeting.onMeetingFinished = { _ in }
    await withKnownIssue {
      await meeting.task()
    } matching: { issue in
      "\(issue)".contains("Unimplemented: SpeechClient.requestAuthorization")
    }
    #expect(meeting.secondsElapsed == 60)
  }
}
