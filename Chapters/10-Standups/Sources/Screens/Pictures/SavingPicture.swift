import Stage

extension Saving {
  var sentence: String {
    switch self {
    case .notNeeded: "nothing to save"
    case .due: "saves one second after the last change"
    case .done: "saved"
    case .failed(let sentence), .refused(let sentence): sentence
    }
  }

  var mood: Note.Mood {
    switch self {
    case .notNeeded: .neutral
    case .due: .busy
    case .done: .good
    case .failed, .refused: .bad
    }
  }
}
