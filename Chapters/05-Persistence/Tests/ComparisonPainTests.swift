import ChapterKit
import CustomDump
import Dependencies
import DependenciesTestSupport
import Testing

@testable import PersistenceChapter

@MainActor
@Suite(
  .enabled(if: Pain.isWanted, "It fails, to show the failure. To see it, set WORKBOOK_PAIN=1.")
)
struct UnreadablePain {
  @Test func `compared with expect`() throws {
    let app = try launchAfterAMistake()
    #expect(app.standups[0] == .allHands)
  }
}

@MainActor
@Suite(
  .enabled(if: Pain.isWanted, "It fails, to show the failure. To see it, set WORKBOOK_PAIN=1.")
)
struct ReadablePain {
  @Test func `compared with expectNoDifference`() throws {
    let app = try launchAfterAMistake()
    expectNoDifference(app.standups[0], .allHands)
  }
}

/// A launch that finds one name that is spelled in another way.
@MainActor
private func launchAfterAMistake() throws -> ControlledStandups {
  try withDependencies {
    var saved = Standup.allHands
    saved.attendees[9] = "Catherine"
    $0.dataManager = try .mock([saved])
  } operation: {
    ControlledStandups()
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
