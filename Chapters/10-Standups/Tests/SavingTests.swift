import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Observation
import Testing

@testable import StandupsChapter

/// What becomes of a change: on a disk that works, that is full, that holds something else.
@MainActor
@Suite struct SavedStandups {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)

  @Test func `a burst of changes is saved once, a second after the last one`() async throws {
    let list = await launch()
    for _ in 1...100 {
      rename(.design, "Art", in: list)
      rename(.design, "Design", in: list)
    }
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

  @Test func `a change that comes before the file is read is kept beside what was saved`() async {
    let list = make()
    let launch = Task { await list.task() }
    list.addStandupButtonTapped()
    list.form?.standup.title = "Kitchen"
    list.confirmAddStandupButtonTapped()
    await launch.value
    #expect(list.standups.map(\.title) == ["Kitchen", "Design", "Engineering", "Product"])
    await clock.advance(by: .seconds(1))
    expectNoDifference(try? disk.standups, list.standups)
  }

  @Test func `a list that appears again, as after a detail, keeps what was changed`() async {
    let list = await launch()
    rename(.design, "Art", in: list)
    await list.task()
    #expect(list.standups.map(\.title) == ["Art", "Engineering", "Product"])
    await clock.advance(by: .seconds(1))
    expectNoDifference(try? disk.standups, list.standups)
  }

  @Test func `looking changes nothing, so nothing is saved`() async {
    let list = await launch()
    list.standupTapped(id: Standup.design.id)
    list.detail?.editButtonTapped()
    list.detail?.doneEditingButtonTapped()
    list.detail?.meetingTapped(id: .sample(1))
    await clock.advance(by: .seconds(60))
    #expect(disk.saves == 0)
    #expect(list.saving == .notNeeded)
  }

  @Test func `who quits right after a change loses nothing, and waits for no second`() async throws
  {
    let list = await launch()
    rename(.design, "Art", in: list)
    await list.appQuit()
    #expect(try disk.standups[0].title == "Art")
    await clock.advance(by: .seconds(60))
    await list.appQuit()
    #expect(disk.saves == 1)
  }

  @Test func `who quits in the middle of a save loses nothing`() async throws {
    let list = await launch()
    rename(.design, "Art", in: list)
    let quit = LockIsolated<Task<Void, Never>?>(nil)
    duringTheSave(of: list) { quit.setValue(Task { await list.appQuit() }) }
    await clock.advance(by: .seconds(1))
    await quit.value?.value
    #expect(list.saving == .done)
    #expect(try disk.standups[0].title == "Art")
  }

  @Test func `a change in the middle of a save is saved after it`() async throws {
    let list = await launch()
    rename(.design, "Art", in: list)
    duringTheSave(of: list) { rename(.design, "Craft", in: list) }
    await clock.advance(by: .seconds(1))
    #expect(list.saving == .due)
    #expect(try disk.standups[0].title == "Art")
    await clock.advance(by: .seconds(1))
    #expect(list.saving == .done)
    #expect(try disk.standups[0].title == "Craft")
    #expect(list.standups[0].title == "Craft")
  }

  @Test func `a full disk is told in one sentence, and the next change is a new attempt`()
    async throws
  {
    let list = await launch()
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

  @Test(arguments: [
    "", "[", "{}", #"{"format": 1}"#, #"{"format": 1, "standups": [{}]}"#, "stand-ups",
  ])
  func `a damaged file is told, and stays as it is`(contents: String) async {
    disk.contents = Data(contents.utf8)
    await #expect(changedAndSaved().saving == .refused(FileFault.damaged.description))
    #expect(disk.contents == Data(contents.utf8))
  }

  @Test func `the file of a newer version is told, and stays as it is`() async {
    let contents = Data(#"{"format": 7, "standups": {"of": "another shape"}}"#.utf8)
    disk.contents = contents
    await #expect(changedAndSaved().saving == .refused(FileFault.newer(7).description))
    #expect(disk.contents == contents)
  }

  @Test func `a disk that does not answer is told, and nothing is saved`() async {
    let list = await launch { $0.dataManager.load = DataManager.failToLoad.load }
    #expect(
      list.saving.problem == "all-standups.json could not be read: the disk does not answer."
    )
    list.addStandupButtonTapped()
    list.confirmAddStandupButtonTapped()
    await clock.advance(by: .seconds(60))
    #expect(list.standups.count == 1)
    #expect(disk.saves == 0)
  }

  private func launch(
    _ override: (inout DependencyValues) -> Void = { _ in }
  ) async -> StandupsListModel {
    let list = make(override)
    await list.task()
    return list
  }

  private func make(
    _ override: (inout DependencyValues) -> Void = { _ in }
  ) -> StandupsListModel {
    withDependencies {
      $0.continuousClock = clock
      $0.dataManager = disk.dataManager
      $0.uuid = .incrementing
      override(&$0)
    } operation: {
      StandupsListModel()
    }
  }

  private func changedAndSaved() async -> StandupsListModel {
    let list = await launch()
    list.addStandupButtonTapped()
    list.confirmAddStandupButtonTapped()
    await clock.advance(by: .seconds(60))
    await list.appQuit()
    return list
  }
}

/// What a person does to give a stand-up another name.
@MainActor
func rename(_ standup: Standup, _ title: String, in list: StandupsListModel) {
  list.standupTapped(id: standup.id)
  list.detail?.editButtonTapped()
  list.detail?.form?.standup.title = title
  list.detail?.doneEditingButtonTapped()
  list.destination = nil
}

/// Runs when the save has begun and before it has ended.
@MainActor
func duringTheSave(
  of list: StandupsListModel,
  _ operation: @escaping @MainActor @Sendable () -> Void
) {
  withObservationTracking {
    #expect(list.saving == .due)
  } onChange: {
    Task { @MainActor in
      #expect(list.saving == .underWay)
      operation()
    }
  }
}
