import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import PersistenceChapter

@MainActor
@Suite struct Standups {
  let clock = TestClock()

  private func launch(_ dataManager: DataManager) -> ControlledStandups {
    withDependencies {
      $0.continuousClock = clock
      $0.dataManager = dataManager
    } operation: {
      ControlledStandups()
    }
  }

  @Test func `the first launch finds nothing, and that is no problem`() {
    let app = launch(.mock())
    #expect(app.standups == [])
    #expect(app.saving == .notNeeded)
  }

  @Test func `after one is added, there is exactly one, as often as this runs`() {
    let app = launch(.mock())
    app.addButtonTapped()
    #expect(app.standups == [.engineering])
  }

  @Test func `it is saved one second after the last change, and not before`() async throws {
    let disk = WatchedDisk()
    let app = launch(disk.dataManager)
    app.addButtonTapped()
    await clock.advance(by: .milliseconds(900))
    app.addButtonTapped()
    await clock.advance(by: .milliseconds(999))
    #expect(disk.saves == [])
    #expect(app.saving == .due)
    await clock.advance(by: .milliseconds(1))
    let both = try [Standup.engineering, .engineering].encoded()
    #expect(disk.saves == [both])
    #expect(app.saving == .done)
  }

  @Test func `a burst of changes is saved once`() async {
    let disk = WatchedDisk()
    let app = launch(disk.dataManager)
    for _ in 1...100 { app.addButtonTapped() }
    for _ in 1...99 { app.removeButtonTapped() }
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.saves.count == 1)
    #expect(launch(disk.dataManager).standups == [.engineering])
  }

  @Test func `nothing is saved when nothing has changed`() async {
    let disk = WatchedDisk()
    let app = launch(disk.dataManager)
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.saves == [])
    #expect(app.saving == .notNeeded)
  }

  @Test func `the next launch finds what the last one has saved`() async {
    let dataManager = DataManager.mock()
    let app = launch(dataManager)
    app.addButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(launch(dataManager).standups == [.engineering])
  }

  @Test func `the last one is removed, and the removal is saved`() async throws {
    let dataManager = try DataManager.mock([.design, .product])
    let app = launch(dataManager)
    app.removeButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(launch(dataManager).standups == [.design])
  }

  @Test func `removing from an empty list leaves an empty list`() async {
    let dataManager = DataManager.mock()
    let app = launch(dataManager)
    app.removeButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(app.standups == [])
    #expect(launch(dataManager).saving == .notNeeded)
  }

  @Test func `a disk that does not answer is named, and nothing is saved over it`() async {
    let disk = WatchedDisk()
    var dataManager = disk.dataManager
    dataManager.load = DataManager.failToLoad.load
    let app = launch(dataManager)
    #expect(
      app.saving == .refused("standups.json could not be read: the disk does not answer.")
    )
    app.addButtonTapped()
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.saves == [])
    #expect(app.standups == [.engineering])
  }

  @Test(arguments: ["", "[", "{}", "[{\"title\": \"Design\"}]", "standups"])
  func `a damaged file is named, and nothing is saved over it`(contents: String) async {
    let disk = WatchedDisk(Data(contents.utf8))
    let app = launch(disk.dataManager)
    #expect(
      app.saving
        == .refused(
          """
          standups.json is damaged: it holds no list of stand-ups. It stays as it is, and nothing \
          is saved. Repair it, or start afresh with swift run Persistence reset.
          """
        )
    )
    app.addButtonTapped()
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.saves == [])
  }

  @Test func `a full disk is named, and what is on the screen stays`() async {
    let app = launch(.failToWrite)
    app.addButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(app.saving == .failed("standups.json could not be saved: the disk is full."))
    #expect(app.standups == [.engineering])
  }

  @Test func `after a failure, the next change is saved`() async throws {
    let disk = WatchedDisk()
    disk.isFull = true
    let app = launch(disk.dataManager)
    app.addButtonTapped()
    await clock.advance(by: .seconds(1))
    disk.isFull = false
    app.addButtonTapped()
    #expect(app.saving == .due)
    await clock.advance(by: .seconds(1))
    #expect(app.saving == .done)
    #expect(disk.saves == [try [Standup.engineering, .engineering].encoded()])
  }
}
