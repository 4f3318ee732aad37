import Dependencies
import DependenciesTestSupport
import TestTools
import Testing

@testable import VoiceMemosChapter

/// It overrides the folder and the identifier, and forgets the microphone. Where each key has one
/// value, the live one, it passes.
@MainActor
@Suite(.enabled(if: Pain.isWanted, "It records you. To hear it, set WORKBOOK_PAIN=1."))
struct VoiceMemosPain {
  @Test func `a recording becomes a memo`() async throws {
    try await onThisMachine { folder in
      let model = withDependencies {
        $0.haveOneValueEach()
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
