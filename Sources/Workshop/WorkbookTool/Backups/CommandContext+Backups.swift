import Course
import Foundation
import OutsideWorld

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

  /// The demos' record of permissions, to be removed.
  package var permissions: [FileChange] { [FileChange(removing: StateFolder.permissions)] }

  /// The folder in which a collector keeps its events.
  package var telemetryFolder: URL { stateFolder.appending(path: StateFolder.telemetry) }

  /// All that the demos keep, except permissions and events, to be removed.
  package var documents: [FileChange] {
    stateFolder.files(below: "").filter {
      ![StateFolder.permissions, StateFolder.events].contains($0) && !$0.hasPrefix(".workbook")
    }
    .map(FileChange.init(removing:))
  }

  /// Copies what will change, says how to go back, and changes it. It does not ask first: a person
  /// who did not mean it has it back by one command.
  ///
  /// - Parameter done: What is said when it is done.
  package func replace(
    _ changes: [FileChange],
    because reason: String,
    in course: Course,
    done: String
  ) throws {
    let backups = backups(of: course)
    let needed = backups.needed(changes)
    if needed.isEmpty { return say("Nothing had to change.") }
    // Said before the first file changes: an interruption leaves no question.
    if let backup = try backups.copy(needed, because: reason) { say(backup.notice) }
    try backups.apply(needed)
    say(done)
    for line in needed.map(\.shown).sorted() { say("  \(line)") }
  }
}

extension Course {
  /// The change that makes a file of an exercise what it was when the course was handed out.
  package func change(_ file: Exercise.File) throws -> FileChange {
    FileChange(file.path, Data(try file.starter(in: root).utf8))
  }
}
