import Course
import Stage

extension CommandContext {
  /// Shows a text in markdown: laid out on a terminal, as it is through a pipe.
  func show(_ markdown: String) {
    guard let size = terminal.size else {
      return say(markdown.hasSuffix("\n") ? String(markdown.dropLast()) : markdown)
    }
    terminal.show(
      MarkdownPage(markdown).picture(
        // Longer lines are hard to read, however wide the window is.
        columns: min(size.columns, 100),
        keepsBackticks: terminal.colors == .none
      )
    )
  }
}
