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

/// The exit code of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  /// As the system's own programs have it: `EX_USAGE`.
  case usage = 64
  case unavailable = 69
  case ioError = 74
  case interrupted = 130

  /// As `--help` says it.
  package var meaning: String {
    switch self {
    case .success: "All is well."
    case .failure: "An exercise is not solved yet, or something that was looked for is wrong."
    case .usage: "What was typed is not understood."
    case .unavailable: "Something is missing: a workbook, a toolchain, a terminal."
    case .ioError: "A file cannot be read or written. Nothing is lost."
    case .interrupted: "Ctrl-C, or another signal."
    }
  }
}
