import ChapterKit
import Testing

@testable import VoiceMemosChapter

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It takes a real second. To feel it, set WORKBOOK_PAIN=1."))
struct VoiceMemosPain {
  @Test func `the only way to see the end is to wait for a second`() async throws {
    let model = UncontrolledVoiceMemos()
    let duration = try await ContinuousClock().measure { try await model.task() }
    #expect(model.isReady)
    #expect(duration >= .seconds(1))
  }
}
