/// Why a command could not do what it was asked for: one sentence, and what to exit with.
package struct CommandFailure: Error, Equatable {
  package let sentence: String
  package let code: ExitCode

  package init(_ sentence: String, _ code: ExitCode) {
    self.sentence = sentence
    self.code = code
  }
}

/// What the process ends with. `--help` documents each of them.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// An exercise is not solved yet, or something that was looked for is wrong.
  case notYet = 1
  case doesNotCompile = 2
  /// The tests crashed or never ended, or none of them ran.
  case noVerdict = 3
  case usage = 64
  /// Something outside is missing: a toolchain, a workbook around this folder.
  case unavailable = 69
  /// A file could not be read or written. Nothing was lost.
  case fileTrouble = 74
  case interrupted = 130

  var meaning: String {
    switch self {
    case .success: "All is well."
    case .notYet: "An exercise is not solved yet, or something that was looked for is wrong."
    case .doesNotCompile: "An exercise does not compile."
    case .noVerdict: "The tests crashed, never ended, or none of them ran."
    case .usage: "What was typed is not understood, or it asks first and needs --yes here."
    case .unavailable: "Something is missing: a workbook, a toolchain, an editor, a terminal."
    case .fileTrouble: "A file cannot be read or written. Nothing is lost."
    case .interrupted: "Ctrl-C."
    }
  }
}
