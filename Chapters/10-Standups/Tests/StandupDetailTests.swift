import CustomDump
import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct Details {
  @Test(arguments: [SpeechAuthorization.notDetermined, .authorized])
  func `a meeting begins where the person was not asked yet, or has agreed`(
    status: SpeechAuthorization
  ) {
    let detail = detail { $0.speechClient.authorizationStatus = { status } }
    detail.startMeetingButtonTapped()
    expectNoDifference(detail.recording?.standup, .design)
  }

  @Test func `a person who has denied it is asked again before a meeting`() {
    let detail = detail { $0.speechClient.authorizationStatus = { .denied } }
    detail.startMeetingButtonTapped()
    expectNoDifference(detail.alert, .speechRecognitionDenied)
    detail.alertButtonTapped(.continueWithoutRecording)
    expectNoDifference(detail.recording?.standup, .design)
  }

  @Test func `an edit that has nothing in it is tidied`() {
    let detail = detail()
    detail.onStandupChanged = { _ in }
    detail.editButtonTapped()
    detail.form?.standup.title = " "
    detail.form?.standup.minutes = 0
    detail.form?.standup.attendees[1].name = "\t "
    detail.doneEditingButtonTapped()
    #expect(detail.standup.title == "Untitled")
    #expect(detail.standup.minutes == 1)
    #expect(
      detail.standup.attendees.map(\.name) == ["Ada", "Eileen", "Grace", "Margaret", "Ray"]
    )
  }

  @Test(.filterIssues { $0.isFailure })
  func `a parent that does not listen gets a failure, which says what it misses`() {
    let detail = detail()
    withKnownIssue { detail.deleteMeetingButtonTapped(id: .sample(1)) }
    detail.deleteButtonTapped()
    withKnownIssue { detail.alertButtonTapped(.confirmDeletion) }
  }

  private func detail(
    _ override: (inout DependencyValues) -> Void = { _ in }
  ) -> StandupDetailModel {
    withDependencies {
      $0.continuousClock = TestClock()
      override(&$0)
    } operation: {
      StandupDetailModel(standup: .design)
    }
  }
}

@MainActor
@Suite struct Forms {
  @Test func `a new stand-up has room for one attendee`() {
    let form = form(Standup(id: .sample(1)))
    expectNoDifference(form.standup.attendees, [Attendee(id: .sample(0))])
    form.addAttendeeButtonTapped()
    #expect(form.standup.attendees.map(\.id) == [.sample(0), .sample(1)])
  }

  @Test func `attendees go, and there is always room for one`() {
    let form = form(.engineering)
    let ids = Standup.engineering.attendees.map(\.id)
    form.deleteAttendeeButtonTapped(id: ids[0])
    #expect(form.standup.attendees.map(\.name) == ["Edsger"])
    form.deleteAttendeeButtonTapped(id: ids[1])
    expectNoDifference(form.standup.attendees, [Attendee(id: .sample(0))])
  }

  private func form(_ standup: Standup) -> StandupFormModel {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      StandupFormModel(standup: standup)
    }
  }
}
