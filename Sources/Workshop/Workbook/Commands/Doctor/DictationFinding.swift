import Dictation
import OperatingSystem

extension DoctorFinding {
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
