import Foundation
import OutsideWorld
import Sound

@testable import VoiceMemosChapter

/// With the microphone and the loudspeaker of this machine, where the person has allowed all.
@MainActor
func onThisMachine(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "pain-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let descriptions = UsageDescriptions()
  descriptions.declare(.microphone, "To record your memos.")
  let programs = SoundPrograms(environment: ProcessInfo.processInfo.environment)
  let world = Surroundings(
    permissions: PermissionCenter(
      app: "VoiceMemos",
      record: PermissionRecord(folder: folder),
      footprint: Footprint(),
      presenter: .answering(.allow)
    ),
    descriptions: descriptions,
    footprint: Footprint(),
    notices: Notices { say($0) }
  )
  let system = SoundSystem(programs, world: world)
  try await SoundSystem.$current.withValue(system) { try await body(folder) }
}

/// Draws what a test has recorded, and plays it.
@MainActor
func hear(_ memo: Memo, in model: some VoiceMemosModel) async {
  say("This test has recorded you:\n\n  \(String(Waveform(levels: memo.levels).bars(60)))\n")
  await model.playButtonTapped(memo)
}

/// At once: what is printed waits until there is more of it.
private func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
