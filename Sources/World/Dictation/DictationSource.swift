import OperatingSystem
import Sound

/// The source of the words: a recogniser that is installed, or a recorded talk.
package enum DictationSource: Equatable, Sendable {
  /// A recorded talk, and the notice that says so.
  case recorded(String)
  /// A program that listens, and writes a line for each phrase.
  case live(Program)

  /// With `bundled`, the recorded talk is used even where a recogniser is installed.
  package static let variable = "WORKBOOK_DICTATION"

  /// - Parameter isInstalled: Whether there is a program of this name; nil looks for it in `PATH`.
  package init(
    environment: [String: String],
    isInstalled: ((String) -> Bool)? = nil
  ) {
    let isInstalled = isInstalled ?? { Program.path(of: $0, in: environment["PATH"]) != nil }
    if environment[Self.variable] == "bundled" {
      self = .recorded("\(Self.variable)=bundled: a recorded meeting is heard, and not you.")
      return
    }
    guard isInstalled(LiveDictation.recogniser.name) else {
      self = .recorded("No program here listens: a recorded meeting is heard, and not you.")
      return
    }
    guard let microphone = SoundPrograms.recorders.first(where: { isInstalled($0.name) }) else {
      self = .recorded("No program here records: a recorded meeting is heard, and not you.")
      return
    }
    self = .live(LiveDictation.pipeline(from: microphone))
  }
}
