import Clocks
import Foundation
import OutsideWorld
import TestWorlds

@testable import Sound

/// The delegate of a recorder and of a player.
@MainActor
final class SoundDelegateLog: SoundRecorderDelegate, SoundPlayerDelegate {
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

extension TestWorld {
  var memo: URL { folder.appending(path: "memo.wav") }

  /// Makes a recorder or a player in this world, where no program is installed.
  func make<Thing>(
    by clock: TestClock<Duration>,
    answering answer: PermissionPrompt.Answer? = .allow,
    in environment: [String: String] = [:],
    _ thing: () throws -> Thing
  ) rethrows -> Thing {
    let system = system(answering: answer, environment: environment, clock: clock)
    return try SystemServices.$current.withValue(system, operation: thing)
  }
}
