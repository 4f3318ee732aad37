import ChapterKit
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Testing

@testable import VoiceMemosChapter

/// They ask for the microphone and record, each for a real second: in a process of its own, with an
/// empty record of permissions. What they leave is shown and taken away. A test at work would not
/// take it away.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "They record for real seconds. To feel it, set WORKBOOK_PAIN=1.")
)
struct VoiceMemosPain {
  @Test func `a test of a recording takes a real second, and leaves a file`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      @MainActor in
      await recordForReal(UncontrolledVoiceMemos())
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
  }

  @Test func `where values are live by default, a test that forgets the recorder records`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      @MainActor in
      await recordForReal(
        withDependencies {
          $0.haveOneValueEach()
          $0.temporaryDirectory = { FileManager.default.temporaryDirectory }
          $0.uuid = UUIDGenerator { UUID() }
        } operation: {
          ControlledVoiceMemos()
        }
      )
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
  }
}

@MainActor
private func recordForReal(_ model: some VoiceMemosModel) async {
  let state = FileManager.default.temporaryDirectory.appending(path: "pain-\(UUID())")
  setenv(StateFolder.variable, state.path, 1)
  defer { try? FileManager.default.removeItem(at: state) }
  UsageDescriptions.declare(.microphone, "To record your memos.")
  PermissionCenter.shared.present(with: .answering(.allow))
  let duration = await ContinuousClock().measure { await model.record(for: .seconds(1)) }
  #expect(duration >= .seconds(1))
  #expect(model.alert == nil)
  for memo in model.memos {
    #expect(FileManager.default.fileExists(atPath: memo.url.path))
    print("It took \(duration), and left \(memo.url.lastPathComponent).")
    await model.deleteButtonTapped(memo)
  }
  #expect(
    Footprint.shared.summary == "1 second recorded, 1 file written, 1 permission prompt"
  )
}
