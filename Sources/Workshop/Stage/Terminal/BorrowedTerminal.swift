import OperatingSystem

/// A terminal that other programs draw on, and that is given back as it was.
package struct BorrowedTerminal: Sendable {
  package let input: Int32
  package let output: Int32
  private let before: termios

  /// Nil where the input is no terminal.
  package init?(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return nil }
    before = settings
  }

  package var size: (columns: Int, rows: Int) {
    let size = Platform.windowSize(output) ?? Extent(columns: 80, rows: 24)
    return (size.columns, size.rows)
  }

  /// Each key arrives at once, Ctrl-C among them: it is for the program in the pane.
  package func enter() {
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
    // The alternate screen, without turning the mouse's wheel into arrow keys.
    Platform.write("\u{1B}[?1049h\u{1B}[?1007l\u{1B}[m\u{1B}[2J", to: output)
  }

  /// Also ends the modes that a program may have left on.
  package func leave() {
    let modes = [1000, 1002, 1003, 1004, 1006, 2004].map { "\u{1B}[?\($0)l" }.joined()
    Platform.write("\(modes)\u{1B}[?1007h\u{1B}[<u\u{1B}[m\u{1B}[?25h\u{1B}[?1049l", to: output)
    var before = before
    tcsetattr(input, TCSANOW, &before)
  }
}
