import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import StandupsChapter

/// A change, on a disk that works, that is full, that holds something else.
@MainActor
@Suite struct SavedStandups {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)

  @Test func `a burst of changes is saved once, a second after the last one`() async throws {
    let list = launch()
    rename(.design, "Art", in: list)
    await clock.advance(by: .milliseconds(700))
    rename(.design, "Craft", in: list)
    #expect(list.saving == .due)
    await clock.advance(by: .milliseconds(999))
    #expect(disk.saves == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(list.saving == .done)
    await clock.advance(by: .seconds(60))
    #expect(disk.saves == 1)
    #expect(try disk.standups[0].title == "Craft")
  }

  @Test func `looking changes nothing, so nothing is saved`() async {
    let list = launch()
    list.standupTapped(id: Standup.design.id)
    list.detail?.editButtonTapped()
    list.detail?.doneEditingButtonTapped()
    list.detail?.meetingTapped(id: .sample(1))
    await clock.advance(by: .seconds(60))
    #expect(disk.saves == 0)
    #expect(list.saving == .notNeeded)
  }

  @Test func `a person who quits right after a change loses nothing, and waits for no second`()
    async throws
  {
    let list = launch()
    rename(.design, "Art", in: list)
    list.appQuit()
    #expect(try disk.standups[0].title == "Art")
    await clock.advance(by: .seconds(60))
    #expect(disk.saves == 1)
  }

  @Test func `a full disk is said in one sentence, and the next change is a new attempt`()
    async throws
  {
    let list = launch()
    disk.isFull = true
    rename(.design, "Art", in: list)
    await clock.advance(by: .seconds(1))
    #expect(list.saving == .failed("The disk is full."))
    #expect(list.standups[0].title == "Art")
    disk.isFull = false
    rename(.product, "Trade", in: list)
    await clock.advance(by: .seconds(1))
    #expect(list.saving == .done)
    #expect(try disk.standups.map(\.title) == ["Art", "Engineering", "Trade"])
  }

  @Test(arguments: ["", "[", "{}", #"{"format": 2, "standups": []}"#])
  func `a damaged file is said, and stays as it is`(contents: String) async {
    disk.contents = Data(contents.utf8)
    let list = launch()
    list.addStandupButtonTapped()
    list.confirmAddStandupButtonTapped()
    await clock.advance(by: .seconds(60))
    list.appQuit()
    #expect(list.saving == .refused(DamagedFile().description))
    #expect(disk.contents == Data(contents.utf8))
  }

  @Test func `the sentence about a damaged file says where it is and what to do`() {
    #expect(
      DamagedFile().description
        == """
        all-standups.json is damaged, so it stays as it is and nothing is saved: repair it, or \
        move it away from \(URL.standups.deletingLastPathComponent().path), and start again.
        """
    )
  }

  private func launch() -> StandupsListModel {
    withDependencies {
      $0.continuousClock = clock
      $0.dataManager = disk.dataManager
      $0.uuid = .incrementing
    } operation: {
      StandupsListModel()
    }
  }

  /// What a person does to give a stand-up another name.
  private func rename(_ standup: Standup, _ title: String, in list: StandupsListModel) {
    list.standupTapped(id: standup.id)
    list.detail?.editButtonTapped()
    list.detail?.form?.standup.title = title
    list.detail?.doneEditingButtonTapped()
    list.destination = nil
  }
}
