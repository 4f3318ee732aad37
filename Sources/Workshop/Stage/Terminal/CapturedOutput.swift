import OperatingSystem

/// Terminals for tests, and what was written to them.
///
/// It is kept in a file without a name. A test would have to wait for the end of a pipe, and so for
/// every process that another test has started meanwhile and that holds the pipe open.
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
    Terminal(
      input: file.descriptor,
      output: file.descriptor,
      canDraw: true,
      hasKeys: true,
      colors: .sixteen,
      isOfProcess: false
    )
  }

  /// What was written so far.
  package var lines: [String] { file.lines }
}
