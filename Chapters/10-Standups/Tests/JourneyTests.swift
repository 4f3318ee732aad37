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
    let list = await launch()
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

  private func launch() async -> StandupsListModel {
    let list = withDependencies {
      $0.continuousClock = clock
      $0.dataManager = disk.dataManager
    } operation: {
      StandupsListModel()
    }
    await list.task()
    return list
  }
}
