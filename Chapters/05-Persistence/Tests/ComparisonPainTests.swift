import ChapterKit
import CustomDump
import Dependencies
import DependenciesTestSupport
import Testing

@testable import PersistenceChapter

@MainActor
@Suite(
  .enabled(
    if: Pain.isWanted,
    "Both tests fail, to show two failures of one mistake. To see them, set WORKBOOK_PAIN=1."
  )
)
struct ComparisonPain {
  private let expected = Standup.allHands

  /// Finds, in what the last launch has saved, one name that is spelled in another way.
  private func launch() throws -> ControlledStandups {
    try withDependencies {
      var saved = Standup.allHands
      saved.attendees[9] = "Catherine"
      $0.dataManager = try .mock([saved])
    } operation: {
      ControlledStandups()
    }
  }

  @Test func `compared with expect`() throws {
    let app = try launch()
    #expect(app.standups[0] == expected)
  }

  @Test func `compared with expectNoDifference`() throws {
    let app = try launch()
    expectNoDifference(app.standups[0], expected)
  }
}

extension Standup {
  fileprivate static let allHands = Standup(
    title: "All hands",
    minutes: 30,
    attendees: [
      "Ada", "Barbara", "Charles", "Dorothy", "Edsger", "Eileen", "Emmy", "Grace", "Hypatia",
      "Katherine", "Margaret", "Mary", "Ray", "Sofja", "Sophie",
    ]
  )
}
