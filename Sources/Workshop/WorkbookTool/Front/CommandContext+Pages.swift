import Course
import Dependencies
import Foundation
import OperatingSystem
import Stage
import Usage

extension CommandContext {
  /// Shows a text in markdown: laid out on a terminal, as it is through a pipe.
  func show(_ markdown: String) throws {
    guard let size = terminal.size else {
      return say(markdown.hasSuffix("\n") ? String(markdown.dropLast()) : markdown)
    }
    // Longer lines are hard to read, however wide the window is.
    try page(MarkdownPage(markdown).lines(columns: min(size.columns, 100)))
  }

  /// Shows lines: as they are if the window has room for them, else page by page.
  ///
  /// - Parameter hanging: By how much the rest of a line that is broken is further in.
  func page(_ lines: [StyledLine], hanging: Int = 0) throws {
    let rows = lines.flatMap {
      $0.wrapped(columns: terminal.size?.columns ?? .max, hanging: hanging)
    }
    let pager = environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 } ?? "less"
    guard terminal.hasKeys, let size = terminal.size, rows.count >= size.rows,
      Program.path(of: pager.components(separatedBy: " ")[0], in: environment["PATH"]) != nil
    else { return terminal.say(rows) }
    @Dependency(ForegroundProgram.self) var foreground
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).txt")
    try Data(rows.map { "\($0.text(in: terminal.colors))\n" }.joined().utf8).write(to: file)
    // As git has it: `less` lets colours through, unless the person has set it otherwise.
    // And it gets the text as its input: it would show the name of a file. The file is removed when
    // it is open, so that no end of a program leaves it behind.
    let command = "exec <\"$0\"; rm \"$0\"; LESS=${LESS-FRX} \(pager)"
    let shell = Program("sh", ["-c", command, file.path])
    if try foreground.run(shell) != 0 { terminal.say(rows) }
  }
}
