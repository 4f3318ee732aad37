import Course
import Usage

/// Why a command could not do what it was asked for: one sentence, and what to exit with.
package struct CommandFailure: Error, Equatable {
  package let sentence: String
  package let code: ExitCode

  package init(_ sentence: String, _ code: ExitCode) {
    self.sentence = sentence
    self.code = code
  }
}

extension Error {
  /// What a person reads of it.
  package var sentence: String {
    (self as? CommandFailure)?.sentence ?? (self as? CourseError)?.sentence
      ?? (self as? UsageError)?.sentence ?? "\(self)"
  }
}
