import OperatingSystem
import Stage

/// The terminal at which the person sits, for as long as the presentation draws on it.
struct PersonTerminal: Sendable {
  let input: Int32
  let output: Int32
  private let before: termios

  /// Nil where the input is no terminal.
  init?(_ terminal: Terminal) {
    (input, output) = (terminal.input, terminal.output)
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return nil }
    before = settings
  }

  var size: (columns: Int, rows: Int) {
    let size = Platform.windowSize(output) ?? Extent(columns: 80, rows: 24)
    return (size.columns, size.rows)
  }

  /// Each key arrives at once, Ctrl-C among them: it is for the program in the pane.
  func enter() {
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
    // The alternate screen, without turning the mouse's wheel into arrow keys.
    Platform.write("\u{1B}[?1049h\u{1B}[?1007l\u{1B}[m\u{1B}[2J", to: output)
  }

  /// Also ends the modes that a program in a pane may have left on.
  func leave() {
    let modes = [1000, 1002, 1003, 1004, 1006, 2004].map { "\u{1B}[?\($0)l" }.joined()
    Platform.write("\(modes)\u{1B}[?1007h\u{1B}[<u\u{1B}[m\u{1B}[?25h\u{1B}[?1049l", to: output)
    var before = before
    tcsetattr(input, TCSANOW, &before)
  }
}
