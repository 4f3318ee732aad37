import OperatingSystem
import Stage

/// A pipe and a terminal without a person, and the lines that were written to them.
///
/// They are kept in a file without a name. A test would have to wait for the end of a pipe, and so
/// for every process that another test has started meanwhile and that holds the pipe open.
package final class CapturedOutput: Sendable {
  private let file = AnonymousFile()!

  package init() {}

  deinit { close(file.descriptor) }

  /// As in a pipe.
  package var terminal: Terminal {
    Terminal(
      input: file.descriptor,
      output: file.descriptor,
      isOfProcess: false,
      environment: { _ in nil }
    )
  }

  /// As if a person sat there, with keys and sixteen colours.
  package var drawnTerminal: Terminal {
    var terminal = terminal
    (terminal.canDraw, terminal.hasKeys, terminal.colors) = (true, true, .sixteen)
    return terminal
  }

  package var lines: [String] { file.lines }
}
