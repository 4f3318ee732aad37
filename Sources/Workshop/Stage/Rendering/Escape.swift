/// The escape sequences that the stage sends, by what they do.
package enum Escape {
  static let enterAlternateScreen =
    "\u{1B}[?1049h"  // the alternate screen
    + hideCursor
    + "\u{1B}[?1007l"  // the wheel of a mouse presses no arrow keys
    + "\u{1B}[?7l"  // no wrapping at the edge
    + "\u{1B}[H\u{1B}[2J"
  /// Also ends the modes that a program in a pane may have left on: the mouse, the focus, pastes,
  /// other forms of keys.
  static let leaveAlternateScreen: StaticString = """
    \u{1B}[?2026l\u{1B}[?1000;1002;1003;1004;1006;2004l\u{1B}[<u\u{1B}[m\
    \u{1B}[?7h\u{1B}[?1007h\u{1B}[?25h\u{1B}[?1049l
    """

  /// A terminal that knows these two shows what is between them at once; others ignore them.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"

  package static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let clear = "\u{1B}[m\u{1B}[2J"
  static let clearRestOfRow = "\u{1B}[K"

  static func move(column: Int, row: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
  static func move(column: Int) -> String { "\u{1B}[\(column + 1)G" }
  static func style(_ codes: [String], isFromDefault: Bool) -> String {
    let parts = codes.isEmpty || isFromDefault ? codes : ["0"] + codes
    return "\u{1B}[\(parts.joined(separator: ";"))m"
  }
}
