import OperatingSystem

/// A place for plain lines, and what was said there: how the tests of a chapter listen to it.
///
/// It is kept in a file without a name. A test would have to wait for the end of a pipe, and so for
/// every process that another test has started meanwhile and that holds the pipe open.
package final class CapturedOutput: Sendable {
  private let file: Int32

  package init() {
    var name = Array("\(P_tmpdir)/captured.XXXXXX".utf8CString)
    file = mkstemp(&name)
    unlink(name)
  }

  deinit { close(file) }

  package var terminal: Terminal {
    Terminal(input: file, output: file, ownsProcess: false, environment: { _ in nil })
  }

  /// The same, as if a person sat there with a keyboard and looked at it in sixteen colours.
  package var drawnTerminal: Terminal {
    Terminal(
      input: file,
      output: file,
      canDraw: true,
      hasKeys: true,
      colors: .sixteen,
      ownsProcess: false
    )
  }

  /// What was said so far, line by line.
  package var lines: [String] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = pread(file, &buffer, buffer.count, off_t(bytes.count)), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
      .map(String.init)
  }
}
