import Dictation
import OperatingSystem
import Sound

extension DoctorFinding {
  static func sound(_ programs: SoundPrograms, variable: String?) -> DoctorFinding {
    guard !programs.isBundledChosen else {
      return .fine(
        "sound",
        "\(SoundPrograms.variable)=bundled: a tune is recorded, and what is played is silent."
      )
    }
    if let variable, !variable.isEmpty {
      return .note(
        "sound",
        "\(SoundPrograms.variable)=\(variable) means nothing.",
        "Unset it, or write bundled for a tune and silence."
      )
    }
    let recording =
      programs.recorder.map { "\($0.name) records" }
      ?? "No program records, so a tune is recorded"
    let playing =
      programs.player.map { "\($0.name) plays" } ?? "no program plays, so there is silence"
    return .fine("sound", "\(recording); \(playing).")
  }

  static func dictation(_ source: DictationSource, variable: String?) -> DoctorFinding {
    if let variable, !["", "bundled"].contains(variable) {
      return .note(
        "dictation",
        "\(DictationSource.variable)=\(variable) means nothing.",
        "Unset it, or write bundled for a recorded meeting."
      )
    }
    return switch source {
    case .recorded(let sentence): .fine("dictation", sentence)
    case .live(let live):
      .fine("dictation", "\(live.microphone.name) records, \(live.recogniser.name) writes it down.")
    }
  }
}
