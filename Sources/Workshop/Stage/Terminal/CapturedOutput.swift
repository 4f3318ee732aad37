import OperatingSystem

/// A place for plain lines, and what was said there: how the tests of a chapter listen to it.
///
/// It is kept in a file without a name. A test would have to wait for the end of a pipe, and so for
/// every process that another test has started meanwhile and that holds the pipe open.
package final class CapturedOutput: Sendable {
  private let file = AnonymousFile()!

  package init() {}

  deinit { close(file.descriptor) }

  package var terminal: Terminal {
    Terminal(
      input: file.descriptor,
      output: file.descriptor,
      ownsProcess: false,
      environment: { _ in nil }
    )
  }

  /// The same, as if a person sat there with a keyboard and looked at it in sixteen colours.
  package var drawnTerminal: Terminal {
    Terminal(
      input: file.descriptor,
      output: file.descriptor,
      canDraw: true,
      hasKeys: true,
      colors: .sixteen,
      ownsProcess: false
    )
  }

  /// What was said so far, line by line.
  package var lines: [String] { file.lines }
}
