import Course
import Dependencies
import Foundation
import Stage
import Usage

extension CommandWord {
  static let diff = CommandWord(
    "diff",
    operands: "[CHAPTER] [MODEL] [FROM TO]",
    count: 0...4,
    promise: "What took control of a chapter: the diff.",
    details: """
      FROM and TO are versions of its demo: uncontrolled and controlled, if you name
      none. The comment at the head of the files and the name of the class are folded.
      MODEL is the beginning of a file's name, if a version has several:
      diff 10 Record

      On a terminal it is in colour, and side by side if the window allows; if it is
      longer than the window you turn its pages, or PAGER does. Through a pipe it is
      plain text, as the lessons quote it.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try typed.chapter(of: course)
    let (diff, old, new) = try chapter.diff(typed: typed.rest)
    guard context.terminal.size != nil else {
      context.say(diff.lines.joined(separator: "\n"))
      return .success
    }
    let title = "\(chapter.name): \(old) → \(new)"
    return try await context.turnPages(of: DiffPicture(diff, from: old, to: new), title)
  }
}

extension CommandContext {
  /// Shows a difference: as it is if the window has room for it, else page by page.
  @MainActor
  fileprivate func turnPages(of diff: DiffPicture, _ title: String) async throws -> ExitCode {
    let size = terminal.size ?? Extent(columns: 80, rows: 24)
    let picture = diff.picture(columns: size.columns)
    if terminal.hasKeys, picture.size.rows >= size.rows {
      guard let pager = environment["PAGER"], !pager.isEmpty else {
        return await read(ReadingModel(title, diff))
      }
      if try pageIsTurned(by: pager, picture) { return .success }
    }
    terminal.show(picture)
    return .success
  }

  /// Whether the person's own program has shown it.
  private func pageIsTurned(by pager: String, _ picture: Canvas) throws -> Bool {
    @Dependency(EditorLauncher.self) var launcher
    let file = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID()).txt")
    try Data(picture.text(in: terminal.colors).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // As git has it: `less` lets colours through, unless the person has told it otherwise.
    let command = "LESS=${LESS-FRX} \(pager) \"$0\""
    return launcher.launch("sh", ["-c", command, file.path(percentEncoded: false)]) == .ended(0)
  }
}
