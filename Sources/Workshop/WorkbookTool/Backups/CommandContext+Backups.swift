import Course
import Dependencies
import Foundation
import OperatingSystem
import OutsideWorld
import Stage
import Usage

extension CommandContext {
  func backups(of course: Course) -> Backups {
    Backups(root: course.root, demos: stateFolder)
  }

  /// The folder in which the demos keep what outlives them.
  package var stateFolder: URL {
    StateFolder.location(
      environment: environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
  }

  /// Shows what will change, and asks; then copies it, says where the copies are, and changes it.
  ///
  /// - Parameters:
  ///   - asksFirst: Whether the person has not said yes already.
  ///   - done: What is said when it is done.
  /// - Returns: Whether all is as it is to be: false if the person does not want that.
  package func replace(
    _ changes: [FileChange],
    because reason: String,
    in course: Course,
    asksFirst: Bool,
    done: String
  ) throws -> Bool {
    let backups = backups(of: course)
    let needed = backups.needed(changes)
    guard !needed.isEmpty else {
      say("Nothing had to change.")
      return true
    }
    let lines = needed.map { "  \($0.shown)" }.sorted()
    let question = """
      This replaces or removes
      \(lines.prefix(12).joined(separator: "\n"))
      \(lines.count > 12 ? "  and \(lines.count - 12) more\n" : "")\
      Copies go to \(Backups.folder) first. Type y to go on:
      """
    guard try !asksFirst || confirm(question) else { return false }
    // Said before the first file changes: an interruption leaves no question.
    if let backup = try backups.copy(needed, because: reason) { say(backup.notice) }
    try backups.apply(needed)
    say(done)
    for line in lines { say(line) }
    return true
  }

  private func confirm(_ question: String) throws(SentenceError) -> Bool {
    @Dependency(Confirmation.self) var confirmation
    guard let answer = confirmation.ask(question, terminal) else {
      throw SentenceError(
        "Nothing has changed: this asks first, and no terminal is here to answer in. Add --yes.",
        .usage
      )
    }
    if !answer { say("Nothing has changed.") }
    return answer
  }
}

/// Asks a person before something of theirs is replaced.
struct Confirmation: Sendable {
  /// Whether the person says yes; nil if no person is at the terminal.
  var ask: @Sendable (_ question: String, _ terminal: Terminal) -> Bool?
}

extension Confirmation: DependencyKey {
  static let liveValue = Confirmation { question, terminal in
    guard isatty(terminal.input) == 1, isatty(terminal.output) == 1 else { return nil }
    return ["y", "yes"].contains(terminal.awaitLine(after: question)?.lowercased() ?? "")
  }
}

extension Course {
  /// The change that makes a file of an exercise what it was when the course was handed out.
  package func change(_ file: Exercise.File) throws -> FileChange {
    FileChange(file.path, Data(try file.starter(in: root).utf8))
  }
}
