import Clocks
import Foundation
import OutsideWorld
import Synchronization
import TestTools

@testable import Sound

/// A world of its own for one test: the person has been asked for nothing, time stands still, and
/// no program is installed.
final class SoundWorld: Sendable {
  let clock = TestClock()
  let footprint = Footprint()
  let folder = quickestFolder.appending(path: "sound-\(UUID())")
  private let said = Mutex<[String]>([])

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var memo: URL { folder.appending(path: "memo.wav") }

  /// The notices that the person has seen.
  var notices: [String] { said.withLock { $0 } }

  /// Where a recorder or a player is made in this world.
  func make<Thing>(
    answering presenter: PromptPresenter = .answering(.allow),
    status: PermissionStatus? = nil,
    on device: SoundDevice? = nil,
    _ thing: () throws -> Thing
  ) rethrows -> Thing {
    let record = PermissionRecord(folder: folder)
    if let status { record.record(status, of: .microphone, for: "Memos") }
    let descriptions = UsageDescriptions()
    descriptions.declare(.microphone, "To record your memos.")
    let notices = Notices { [weak self] line in self?.said.withLock { $0.append(line) } }
    let system = SoundSystem(
      permissions: PermissionCenter(
        app: "Memos",
        record: record,
        footprint: footprint,
        presenter: presenter
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: notices,
      clock: clock,
      device: device
        ?? SoundDevice(SoundPrograms(environment: [:]), clock: clock, notices: notices)
    )
    return try SoundSystem.$current.withValue(system, operation: thing)
  }
}

/// A recorder and a player tell it everything.
@MainActor
final class SoundDiary: SoundRecorderDelegate, SoundPlayerDelegate {
  private(set) var entries: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func soundRecorderDidFinishRecording(_ recorder: SoundRecorder, successfully flag: Bool) {
    note("finished recording: \(flag)")
  }

  func soundRecorder(_ recorder: SoundRecorder, didFailWithError error: SoundError) {
    entries.append("\(error)")
  }

  func soundPlayerDidFinishPlaying(_ player: SoundPlayer, successfully flag: Bool) {
    note("finished playing: \(flag)")
  }

  func soundPlayer(_ player: SoundPlayer, didFailWithError error: SoundError) {
    entries.append("\(error)")
  }

  /// What happens outside of Swift's executors is waited for by its last entry.
  func finished() async {
    if entries.last?.hasPrefix("finished") == true { return }
    await withCheckedContinuation { waiting = $0 }
  }

  private func note(_ entry: String) {
    entries.append(entry)
    waiting?.resume()
    waiting = nil
  }
}
