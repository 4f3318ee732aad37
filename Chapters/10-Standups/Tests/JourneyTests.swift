import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import StandupsChapter

/// What a person does over several screens, in milliseconds.
@MainActor
@Suite struct Journeys {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)

  @Test func `an edit in the detail shows in the list, and is on the disk a second later`()
    async throws
  {
    let list = launch()
    list.standupTapped(id: Standup.design.id)
    let detail = try #require(list.detail)
    expectNoDifference(detail.standup, .design)

    detail.editButtonTapped()
    let form = try #require(detail.form)
    expectNoDifference(form.standup, .design)

    form.standup.title = "Art"
    detail.doneEditingButtonTapped()
    #expect(detail.form == nil)
    #expect(detail.standup.title == "Art")

    list.destination = nil
    #expect(list.standups.map(\.title) == ["Art", "Engineering", "Product"])
    await clock.advance(by: .milliseconds(999))
    #expect(disk.saves == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(disk.saves == 1)
    expectNoDifference(try disk.standups, list.standups)
  }

  @Test func `a stand-up is deleted after a question, which leads back to the list`() async throws {
    let list = launch()
    list.standupTapped(id: Standup.engineering.id)
    let detail = try #require(list.detail)
    detail.deleteButtonTapped()
    expectNoDifference(detail.alert, .deleteStandup)

    detail.alertButtonTapped(nil)
    #expect(detail.alert == nil)
    #expect(list.standups.count == 3)

    detail.deleteButtonTapped()
    detail.alertButtonTapped(.confirmDeletion)
    #expect(list.detail == nil)
    #expect(list.standups.map(\.title) == ["Design", "Product"])
    await clock.advance(by: .seconds(1))
    #expect(try disk.standups.map(\.title) == ["Design", "Product"])
  }

  @Test func `from nothing to the transcript of the first meeting, and the next launch`()
    async throws
  {
    disk.contents = nil
    let speaker = Speaker()
    let list = launch {
      $0.date.now = Date(timeIntervalSince1970: 7)
      $0.ringBell = {}
      $0.speechClient.authorizationStatus = { .notDetermined }
      $0.speechClient.requestAuthorization = { .authorized }
      $0.speechClient.startTask = { speaker.stream }
      $0.uuid = .incrementing
    }
    list.addStandupButtonTapped()
    let form = try #require(list.form)
    form.standup.title = "Kitchen"
    form.standup.minutes = 2
    form.standup.attendees[0].name = "Julia"
    form.addAttendeeButtonTapped()
    form.addAttendeeButtonTapped()
    form.standup.attendees[2].name = "Auguste"
    list.confirmAddStandupButtonTapped()
    #expect(list.form == nil)

    let id = try #require(list.standups.first).id
    list.standupTapped(id: id)
    let detail = try #require(list.detail)
    detail.startMeetingButtonTapped()
    let meeting = try #require(detail.recording)
    let screen = MeetingScreen(meeting)
    speaker.says("There is cake")
    await clock.advance(by: .seconds(60))
    #expect(meeting.speakerIndex == 1)
    speaker.says("There is cake at three.")
    await clock.advance(by: .seconds(60))
    await clock.advance()
    #expect(screen.isOver)
    await screen.leave()
    #expect(detail.recording == nil)
    list.destination = nil
    await clock.advance(by: .seconds(1))

    let next = launch()
    expectNoDifference(
      next.standups,
      [
        Standup(
          id: .sample(0),
          title: "Kitchen",
          minutes: 2,
          attendees: [
            Attendee(id: .sample(1), name: "Julia"), Attendee(id: .sample(3), name: "Auguste"),
          ],
          meetings: [
            Meeting(
              id: .sample(4),
              date: Date(timeIntervalSince1970: 7),
              transcript: "There is cake at three."
            )
          ]
        )
      ]
    )
    next.standupTapped(id: id)
    let nextDetail = try #require(next.detail)
    nextDetail.meetingTapped(id: .sample(4))
    #expect(nextDetail.meeting?.transcript == "There is cake at three.")
  }

  @Test func `a disk that fills up during a meeting takes nothing from it`() async throws {
    let speaker = Speaker()
    let list = launch {
      $0.date.now = Date(timeIntervalSince1970: 7)
      $0.ringBell = {}
      $0.speechClient.authorizationStatus = { .authorized }
      $0.speechClient.requestAuthorization = { .authorized }
      $0.speechClient.startTask = { speaker.stream }
      $0.uuid = .incrementing
    }
    list.standupTapped(id: Standup.design.id)
    let detail = try #require(list.detail)
    detail.editButtonTapped()
    try #require(detail.form).standup.title = "Art"
    detail.doneEditingButtonTapped()
    detail.startMeetingButtonTapped()
    let meeting = try #require(detail.recording)
    let screen = MeetingScreen(meeting)
    disk.isFull = true
    speaker.says("The list scrolls.")
    await clock.advance(by: .seconds(59))
    #expect(list.saving.problem == "The disk is full.")
    #expect(meeting.secondsElapsed == 59)
    await clock.advance(by: .seconds(1))
    #expect(screen.isOver)
    await screen.leave()
    await clock.advance(by: .seconds(1))
    #expect(list.saving.problem == "The disk is full.")
    #expect(detail.standup.meetings.map(\.transcript).first == "The list scrolls.")
    expectNoDifference(try disk.standups, .samples)

    disk.isFull = false
    list.appQuit()
    #expect(list.saving == .done)
    #expect(try disk.standups[0].meetings.map(\.transcript).first == "The list scrolls.")
    expectNoDifference(try disk.standups, list.standups)
  }

  private func launch(
    _ override: (inout DependencyValues) -> Void = { _ in }
  ) -> StandupsListModel {
    withDependencies {
      $0.continuousClock = clock
      $0.dataManager = disk.dataManager
      override(&$0)
    } operation: {
      StandupsListModel()
    }
  }
}
