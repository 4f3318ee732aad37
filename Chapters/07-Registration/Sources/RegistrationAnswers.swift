/// What the person reads of an answer.
extension Result<String, any Error> {
  /// What the server thinks, or why there is no answer.
  var sentence: String {
    switch self {
    case .success(let message): message
    case .failure(let error): "Not checked. \(error)"
    }
  }
}

extension Result<Bool, any Error> {
  var isYes: Bool { if case .success(true) = self { true } else { false } }

  /// Why the person is not registered; nothing where they are.
  var problem: String? {
    switch self {
    case .success(true): nil
    case .success(false): "Registration failed. Please try again."
    case .failure(let error): "\(error)"
    }
  }
}
