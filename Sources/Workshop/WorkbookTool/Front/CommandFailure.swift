import Foundation
import OperatingSystem

/// Why a command could not do what it was asked for: one sentence, and what to exit with.
package struct CommandFailure: Error, Equatable {
  package let sentence: String
  package let code: ExitCode

  package init(_ sentence: String, _ code: ExitCode) {
    self.sentence = sentence
    self.code = code
  }
}

/// The exit code of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case doesNotCompile = 2
  case noVerdict = 3
  case usage = 64
  case unavailable = 69
  case ioError = 74
  case interrupted = 130

  /// As `--help` says it.
  var meaning: String {
    switch self {
    case .success: "All is well."
    case .failure: "An exercise is not solved yet, or something that was looked for is wrong."
    case .doesNotCompile: "An exercise does not compile."
    case .noVerdict: "The tests crashed, never ended, or none of them ran."
    case .usage: "What was typed is not understood, or it asks first and needs --yes here."
    case .unavailable: "Something is missing: a workbook, a toolchain, an editor, a terminal."
    case .ioError: "A file cannot be read or written. Nothing is lost."
    case .interrupted: "Ctrl-C, or another signal."
    }
  }
}

extension Error {
  /// The sentence about an error of the file system.
  package var reason: String {
    let info = (self as NSError).userInfo
    guard let system = info[NSUnderlyingErrorKey] as? any Error,
      let path = info[NSFilePathErrorKey] as? String
    else { return "\(self)" }
    return "\(path): \(SystemFailure(Int32((system as NSError).code)).message)."
  }
}
