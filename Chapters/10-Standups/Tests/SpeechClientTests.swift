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
  let room = Room { _ in Issue.record("A prompt is up.") }

  @Test(arguments: [
    (PermissionStatus.allowed, SpeechAuthorization.authorized), (.denied, .denied),
    (.restricted, .restricted),
  ])
  func `what a person has decided is known without a prompt`(
    status: PermissionStatus,
    authorization: SpeechAuthorization
  ) async {
    await SystemServices.$current.withValue(room.system(deciding: status)) {
      #expect(SpeechClient.liveValue.authorizationStatus() == authorization)
      await #expect(SpeechClient.liveValue.requestAuthorization() == authorization)
    }
  }

  @Test func `the live one hears the words of the recogniser, until nobody listens`() async {
    await SystemServices.$current.withValue(room.system(deciding: .allowed, clock: clock)) {
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
}
