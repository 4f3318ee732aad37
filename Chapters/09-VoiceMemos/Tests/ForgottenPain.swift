import Dependencies
import DependenciesTestSupport
import TestTools
import Testing

@testable import VoiceMemosChapter

/// The same test, with the test values that the keys have.
@MainActor
@Suite(.enabled(if: Pain.isWanted, "It fails, to show it. To see that, set WORKBOOK_PAIN=1."))
struct ForgottenPain {
  @Test func `a recording becomes a memo`() async throws {
    try await onThisMachine { folder in
      let model = withDependencies {
        $0.temporaryDirectory = { folder }
        $0.uuid = .incrementing
      } operation: {
        ControlledVoiceMemos()
      }
      await model.record(for: .seconds(2))
      let memo = try #require(model.memos.first)
      await hear(memo, in: model)
    }
  }
}
