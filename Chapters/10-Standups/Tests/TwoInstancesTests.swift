import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import StandupsChapter

/// The app is open twice, over one file.
@MainActor
@Suite struct TwoInstances {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)

  @Test func `the second one is told so, in a sentence`() async {
    let (first, second) = await launchTwice()
    #expect(first.notice == nil)
    #expect(
      second.notice
        == """
        Another window has these stand-ups open too: when either one saves, the changes of both \
        are joined.
        """
    )
  }

  @Test func `neither loses what the other has changed`() async throws {
    let (first, second) = await launchTwice()
    rename(.design, "Art", in: first)
    delete(.engineering, in: first)
    await clock.advance(by: .milliseconds(1_500))
    rename(.product, "Trade", in: second)
    add("Kitchen", to: second)
    await clock.advance(by: .seconds(1))
    #expect(second.standups.map(\.title) == ["Art", "Trade", "Kitchen"])
    expectNoDifference(try disk.standups, second.standups)

    add("Garden", to: first)
    await clock.advance(by: .seconds(1))
    #expect(first.standups.map(\.title) == ["Art", "Trade", "Garden", "Kitchen"])
    expectNoDifference(try disk.standups, first.standups)
  }

  @Test func `a name and a meeting of the same stand-up are both kept`() async throws {
    let (first, second) = await launchTwice()
    rename(.design, "Art", in: first)
    await clock.advance(by: .seconds(1))
    try await meet(.design, in: second)
    await clock.advance(by: .seconds(1))
    let design = try #require(try disk.standups.first)
    #expect(design.title == "Art")
    #expect(design.meetings.map(\.date.timeIntervalSince1970) == [7, 1_700_000_000])
  }

  @Test func `two changes of one title or attendee are both kept`() async throws {
    let (first, second) = await launchTwice()
    edit(.design, in: first) { ($0.title, $0.attendees[0].name) = ("Art", "Augusta") }
    await clock.advance(by: .seconds(1))
    edit(.design, in: second) {
      ($0.title, $0.attendees[0].name) = ("Craft", "Ada L.")
      $0.attendees.removeLast()
      $0.minutes = 3
    }
    await clock.advance(by: .seconds(1))
    let design = try disk.standups[0]
    #expect(design.minutes == 3)
    #expect(design.title == "Craft / Art")
    #expect(
      design.attendees.map(\.name)
        == ["Ada L. / Augusta", "Charles", "Eileen", "Grace", "Margaret"]
    )
  }

  @Test func `a change in the middle of a save is kept beside that of the other one`() async throws
  {
    let (first, second) = await launchTwice()
    rename(.design, "Art", in: first)
    await clock.advance(by: .seconds(1))
    rename(.product, "Trade", in: second)
    duringTheSave(of: second) { rename(.engineering, "Craft", in: second) }
    await clock.advance(by: .seconds(1))
    #expect(second.standups.map(\.title) == ["Art", "Craft", "Trade"])
    #expect(second.saving == .due)
    #expect(try disk.standups.map(\.title) == ["Art", "Engineering", "Trade"])
    await clock.advance(by: .seconds(1))
    expectNoDifference(try disk.standups, second.standups)
  }

  @Test func `what both have chosen in a form is told, since one of them cannot be kept`()
    async throws
  {
    let (first, second) = await launchTwice()
    edit(.design, in: second) { $0.minutes = 9 }
    edit(.design, in: first) { $0.theme = .pink }
    first.standupTapped(id: Standup.design.id)
    let detail = try #require(first.detail)
    detail.editButtonTapped()
    await clock.advance(by: .seconds(1))
    try #require(detail.form).standup.minutes = 7
    detail.doneEditingButtonTapped()
    #expect(
      detail.alert?.message == "“Design”: 7 min stays, the 9 min of the other window does not."
    )
    detail.alertButtonTapped(nil)
    #expect(detail.destination == nil)
  }

  @Test func `what both have chosen is told when it is saved`() async throws {
    let (first, second) = await launchTwice()
    edit(.design, in: first) { ($0.minutes, $0.theme) = (9, .red) }
    await clock.advance(by: .seconds(1))
    edit(.design, in: second) { ($0.minutes, $0.theme) = (7, .blue) }
    await clock.advance(by: .seconds(1))
    #expect(
      second.notice
        == """
        “Design”: 7 min stays, the 9 min of the other window does not. “Design”: blue stays, the \
        red of the other window does not.
        """
    )
  }

  @Test func `what one deletes and the other changes stays, and is told`() async throws {
    let (first, second) = await launchTwice()
    delete(.design, in: first)
    await clock.advance(by: .seconds(1))
    rename(.design, "Art", in: second)
    await clock.advance(by: .seconds(1))
    #expect(
      second.notice == "“Art” was deleted in one window and is in use in the other: it stays."
    )
    #expect(try disk.standups.map(\.title) == ["Art", "Engineering", "Product"])
  }

  @Test func `the detail on the screen shows what the other one has changed`() async throws {
    let (first, second) = await launchTwice()
    rename(.design, "Art", in: first)
    await clock.advance(by: .seconds(1))
    second.standupTapped(id: Standup.design.id)
    let detail = try #require(second.detail)
    detail.deleteMeetingButtonTapped(id: .sample(1))
    await clock.advance(by: .seconds(1))
    #expect(detail.standup.title == "Art")
    #expect(detail.standup.meetings == [])
    #expect(second.saving == .done)
    #expect(disk.saves == 2)
  }

  @Test func `the stand-up on the screen outlives that the other one deletes it`() async throws {
    let (first, second) = await launchTwice()
    delete(.design, in: first)
    await clock.advance(by: .seconds(1))
    rename(.product, "Trade", in: second)
    second.standupTapped(id: Standup.design.id)
    await clock.advance(by: .seconds(2))
    #expect(second.standups.map(\.title) == ["Engineering", "Trade", "Design"])
    expectNoDifference(try disk.standups, second.standups)
  }

  @Test func `a file that a person has taken away is written anew, with all of it`() async throws {
    let (first, _) = await launchTwice()
    disk.contents = nil
    rename(.design, "Art", in: first)
    await clock.advance(by: .seconds(1))
    #expect(try disk.standups.map(\.title) == ["Art", "Engineering", "Product"])
  }

  @Test func `what a newer version has saved meanwhile stays`() async {
    let (first, _) = await launchTwice()
    let newer = Data(#"{"format": 2}"#.utf8)
    disk.contents = newer
    rename(.design, "Art", in: first)
    await clock.advance(by: .seconds(1))
    #expect(first.saving == .failed(FileFault.newer(2).description))
    await first.appQuit()
    #expect(disk.contents == newer)
  }

  private func launchTwice() async -> (StandupsListModel, StandupsListModel) {
    func launch() async -> StandupsListModel {
      let list = withDependencies {
        $0.continuousClock = clock
        $0.dataManager = disk.dataManager
        $0.date.now = Date(timeIntervalSince1970: 7)
        $0.speechClient = .denied
        $0.uuid = UUIDGenerator { UUID() }
      } operation: {
        StandupsListModel()
      }
      await list.task()
      return list
    }
    return (await launch(), await launch())
  }

  private func edit(
    _ standup: Standup,
    in list: StandupsListModel,
    _ change: (inout Standup) -> Void
  ) {
    list.standupTapped(id: standup.id)
    list.detail?.editButtonTapped()
    if let form = list.detail?.form { change(&form.standup) }
    list.detail?.doneEditingButtonTapped()
    list.destination = nil
  }

  private func add(_ title: String, to list: StandupsListModel) {
    list.addStandupButtonTapped()
    list.form?.standup.title = title
    list.confirmAddStandupButtonTapped()
  }

  private func delete(_ standup: Standup, in list: StandupsListModel) {
    list.standupTapped(id: standup.id)
    list.detail?.deleteButtonTapped()
    list.detail?.alertButtonTapped(.confirmDeletion)
  }

  private func meet(_ standup: Standup, in list: StandupsListModel) async throws {
    list.standupTapped(id: standup.id)
    let detail = try #require(list.detail)
    detail.alertButtonTapped(.continueWithoutRecording)
    let meeting = try #require(detail.recording)
    meeting.endMeetingButtonTapped()
    meeting.alertButtonTapped(.confirmSave)
    list.destination = nil
  }
}
