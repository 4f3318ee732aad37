/// What the stage has to know of a list of stand-ups, of either version.
@MainActor
protocol StandupsModel: AnyObject {
  var standups: [Standup] { get }
  var saving: Saving { get }
  func addButtonTapped()
  func removeButtonTapped()
  /// Returns when no save is due any more.
  func saved() async
}

/// How the list on the screen and the saved one differ.
enum Saving: Equatable {
  /// Nothing has changed.
  case notNeeded
  /// The last change is less than a second old.
  case due
  case done
  case failed(String)
  /// What was saved before could not be read, so nothing may be written over it.
  case refused(String)

  var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  var sentence: String {
    switch self {
    case .notNeeded: "nothing to save"
    case .due: "saves one second after the last change"
    case .done: "saved"
    case .failed(let sentence), .refused(let sentence): sentence
    }
  }
}
