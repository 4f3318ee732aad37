import Course

/// Why a command could not do what it was asked for: one sentence, and what to exit with.
struct CommandFailure: Error, Equatable {
  let sentence: String
  let code: ExitCode

  init(_ sentence: String, _ code: ExitCode) {
    self.sentence = sentence
    self.code = code
  }
}

extension Error {
  /// What a person reads of it.
  var sentence: String {
    (self as? CommandFailure)?.sentence ?? (self as? CourseError)?.sentence ?? "\(self)"
  }
}
