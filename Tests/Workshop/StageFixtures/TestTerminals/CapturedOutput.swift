import OperatingSystem
import Stage

/// A pipe, and the lines that were written to it.
///
/// They are kept in a file without a name. A test would have to wait for the end of a pipe, and so
/// for every process that another test has started meanwhile and that holds the pipe open.
package final class CapturedOutput: Sendable {
  private let file = AnonymousFile()!

  package init() {}

  deinit { close(file.descriptor) }

  package var terminal: Terminal {
    Terminal(
      input: file.descriptor,
      output: file.descriptor,
      isOfProcess: false,
      environment: { _ in nil }
    )
  }

  package var lines: [String] { file.lines }
}
