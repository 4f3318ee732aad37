import ChapterKit
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Testing

@testable import VoiceMemosChapter

/// They ask for the microphone and record, each for a real second. What they leave is shown and taken
/// away: a test at work would not take it away.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "They record for real seconds. To feel it, set WORKBOOK_PAIN=1.")
)
struct VoiceMemosPain {
  init() {
    UsageDescriptions.declare(.microphone, "To record your memos.")
    PermissionCenter.shared.present(with: .answering(.allow))
  }

  @Test func `a test of a recording takes a real second, and leaves a file`() async throws {
    try await record(UncontrolledVoiceMemos())
  }

  @Test func `where values are live by default, a test that forgets the recorder records`()
    async throws
  {
    try await record(
      withDependencies {
        $0.temporaryDirectory = { FileManager.default.temporaryDirectory }
        $0.uuid = UUIDGenerator { UUID() }
      } operation: {
        LiveByDefaultVoiceMemos()
      }
    )
  }

  private func record(_ model: some VoiceMemosModel) async throws {
    let before = Footprint.shared.count(of: .secondsRecorded)
    let start = ContinuousClock.now
    await model.record(for: .seconds(1))
    let memo = try #require(model.memos.first, "\(String(describing: model.alert))")
    #expect(start.duration(to: .now) >= .seconds(1))
    #expect(Footprint.shared.count(of: .secondsRecorded) > before)
    #expect(FileManager.default.fileExists(atPath: memo.url.path))
    print("It took \(start.duration(to: .now)), and left \(memo.url.path).")
    await model.deleteButtonTapped(memo)
  }
}
