import Dictation
import OperatingSystem

extension Finding {
  static func dictation(_ source: DictationSource) -> Finding {
    switch source {
    case .recorded(let sentence): .fine("dictation", sentence)
    case .live(let live):
      .fine("dictation", "\(live.microphone.name) records, \(live.recogniser.name) writes it down.")
    }
  }
}
