/// How the list on the screen and the saved one differ.
enum Saving: Equatable {
  /// Nothing has changed.
  case notNeeded
  /// The last change is less than a second old.
  case due
  case done
  /// The next change is a new attempt.
  case failed(String)
  /// What was saved before could not be read, so nothing may be written over it.
  case refused(String)

  /// Whether a person who leaves now would lose something.
  var isOutstanding: Bool {
    switch self {
    case .due, .failed: true
    case .notNeeded, .done, .refused: false
    }
  }

  /// What is wrong, in one sentence.
  var problem: String? {
    switch self {
    case .failed(let sentence), .refused(let sentence): sentence
    case .notNeeded, .due, .done: nil
    }
  }
}
