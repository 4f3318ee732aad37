/// Why something cannot be done, in one sentence, and what to exit with.
package struct SentenceError: Error, Equatable, CustomStringConvertible {
  package let sentence: String
  package let code: ExitCode

  package init(_ sentence: String, _ code: ExitCode = .ioError) {
    self.sentence = sentence
    self.code = code
  }

  package var description: String { sentence }
}

/// The exit code of the process. From 64 on, they are those of the system's own programs: `EX_USAGE`.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// An exercise is not solved yet, or something that was looked for is wrong.
  case failure = 1
  /// What was typed is not understood.
  case usage = 64
  /// Something is missing: a workbook, a toolchain, a terminal.
  case unavailable = 69
  /// A file cannot be read or written.
  case ioError = 74
  /// Ctrl-C, or another signal.
  case interrupted = 130
}
