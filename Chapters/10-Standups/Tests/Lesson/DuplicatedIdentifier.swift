import CustomDump
import Dependencies
import DependenciesTestSupport
import TestTools
import Testing

@testable import StandupsChapter

// The mistake of the lesson. It is on purpose, and it compiles.

extension StandupDetailModel {
  /// Makes a whole new stand-up for the form. For a button “Duplicate” that would be right.
  func editButtonTappedByMistake() {
    destination = .edit(
      withDependencies(from: self) {
        StandupFormModel(
          standup: Standup(
            id: .sample(7),
            title: standup.title,
            minutes: standup.minutes,
            theme: standup.theme,
            attendees: standup.attendees,
            meetings: standup.meetings
          )
        )
      }
    )
  }
}

// Two failures of one mistake, to be read and compared. `WORKBOOK_PAIN=1` shows them.

private let shownOnRequest = Comment(
  "It fails, to show the failure. To see it, set WORKBOOK_PAIN=1."
)

@MainActor
@Suite(.enabled(if: Pain.isWanted, shownOnRequest)) struct ChangedLinePain {
  @Test func `the form edits the stand-up of the detail`() throws {
    let (_, detail) = try detailOfDesign()
    detail.editButtonTappedByMistake()
    expectNoDifference(detail.form?.standup, detail.standup)
  }
}

@MainActor
@Suite(.enabled(if: Pain.isWanted, shownOnRequest)) struct FarAwayPain {
  @Test func `an edit in the detail shows in the list`() throws {
    let (list, detail) = try detailOfDesign()
    detail.editButtonTappedByMistake()
    detail.form?.standup.title = "Art"
    detail.doneEditingButtonTapped()
    #expect(list.standups[0].title == "Art")
  }
}

@MainActor
private func detailOfDesign() throws -> (StandupsListModel, StandupDetailModel) {
  let list = withDependencies {
    $0.continuousClock = TestClock()
    $0.dataManager = .mock(.samples)
  } operation: {
    StandupsListModel()
  }
  list.standupTapped(id: Standup.design.id)
  return (list, try #require(list.detail as? StandupDetailModel))
}
