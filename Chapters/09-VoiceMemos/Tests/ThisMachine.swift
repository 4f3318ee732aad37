import Foundation
import OutsideWorld
import Sound
import TestWorlds

@testable import VoiceMemosChapter

/// With the microphone and the loudspeaker of this machine, where the person has allowed all.
@MainActor
func onThisMachine(_ body: (URL) async throws -> Void) async throws {
  let world = TestWorld(declaring: .microphone)
  try world.makeFolder()
  let environment = ProcessInfo.processInfo.environment
  var system = world.system(answering: .allow, environment: environment)
  system.notices = Notices { say($0) }
  try await SystemServices.$current.withValue(system) { try await body(world.folder) }
}

/// Draws what a test has recorded, and plays it.
@MainActor
func hear(_ memo: Memo, in model: some VoiceMemosModel) async {
  say("This test has recorded you:\n\n  \(String(Waveform(levels: memo.levels).bars(60)))\n")
  await model.playButtonTapped(memo)
}

/// At once: what is printed waits until there is more of it.
private func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
