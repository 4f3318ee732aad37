import Course
import Dependencies
import Foundation
import OperatingSystem
import Stage
import Usage

extension CommandContext {
  /// Shows a text in markdown: laid out on a terminal, as it is through a pipe.
  func show(_ markdown: String) {
    if let lines = lines(of: markdown) {
      terminal.say(lines)
    } else {
      say(markdown.hasSuffix("\n") ? String(markdown.dropLast()) : markdown)
    }
  }

  /// The same, page by page where the window has no room for it.
  func read(_ markdown: String) throws {
    if let lines = lines(of: markdown) { try page(lines) } else { show(markdown) }
  }

  /// Shows lines: as they are if the window has room for them, else page by page.
  func page(_ lines: [StyledLine]) throws {
    let pager = environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 } ?? "less"
    guard terminal.hasKeys, let size = terminal.size, lines.count >= size.rows,
      Program.path(of: pager.components(separatedBy: " ")[0], in: environment["PATH"]) != nil
    else { return terminal.say(lines) }
    @Dependency(ForegroundProgram.self) var foreground
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).txt")
    try Data(lines.map { "\($0.text(in: terminal.colors))\n" }.joined().utf8).write(to: file)
    // As git has it: `less` lets colours through, unless the person has set it otherwise.
    // And it gets the text as its input: it would show the name of a file. The file is removed when
    // it is open, so that no end of a program leaves it behind.
    let command = "exec <\"$0\"; rm \"$0\"; LESS=${LESS-FRX} \(pager)"
    let shell = Program("sh", ["-c", command, file.path])
    if try foreground.run(shell) != 0 { terminal.say(lines) }
  }

  /// Nil where nothing can be drawn. Longer lines are hard to read, however wide the window is.
  private func lines(of markdown: String) -> [StyledLine]? {
    terminal.size.map {
      MarkdownPage(markdown).lines(
        columns: min($0.columns, 100),
        keepsBackticks: terminal.colors == .none
      )
    }
  }
}
