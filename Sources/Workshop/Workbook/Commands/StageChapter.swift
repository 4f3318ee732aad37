import Course
import Foundation
import OperatingSystem
import Safekeeping
import Usage

extension CommandWord {
  static let stage = CommandWord(
    "stage",
    operands: "CHAPTER problem|solved",
    count: 2...2,
    promise: "A chapter in a known state, whatever it is in.",
    options: [.yes],
    details: """
      problem   the demo and the exercises as they were shipped
      solved    the demo as it was shipped, and the exercises solved

      Files that were changed are changed back, those that were deleted come back, and
      those that were added move into the backup. Hidden files stay. What was shipped
      is what git has at HEAD; without git, it is a copy that the workbook took when
      it first ran here.

      It asks first. One backup has all of it, and swift run workbook restore --last
      undoes the change. Through a pipe it needs --yes.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try course.chapter(typed.words[0])
    let isSolved: Bool
    switch typed.words[1].lowercased() {
    case "problem": isSolved = false
    case "solved": isSolved = true
    default:
      throw UsageError(
        "\"\(typed.words[1])\" is no state of a chapter: it is problem or solved.",
        typed: typed.words[1],
        known: ["problem", "solved"]
      )
    }
    try chapter.requireOwnFolders(below: course.root)
    context.keepOriginals(of: course)
    let store = context.backups(of: course)
    let shipped = try Shipped(chapter, in: course, store)
    guard let shipped else {
      throw CommandFailure(
        """
        Nothing has changed: git does not have \(chapter.folder), and the workbook has no copy of \
        it. Get it back from your clone.
        """,
        .unavailable
      )
    }
    var wanted = shipped.files
    for file in chapter.exercises.flatMap(\.files) {
      let change = try context.change(file, isSolved: isSolved, in: course)
      wanted[change.path] = change.content
    }
    var changes = wanted.map { Change($0.key, $0.value) }.sorted { $0.path < $1.path }
    for folder in chapter.stagedFolders {
      let there = try store.paths(in: folder)
      changes += there.filter { wanted[$0] == nil }.map { Change($0, .nothing) }
    }
    let state = isSolved ? "solved" : "problem"
    let needed = try store.needed(changes)
    guard
      try needed.isEmpty
        || context.confirm(
          """
          This puts \(chapter.name) on stage, \(state), and changes
          \(needed.shortList)
          What is there now goes to \(BackupStore.backupsFolder) first. Type y to go on:
          """,
          typed
        )
    else { return .success }
    let backup = try store.change(changes, because: "stage \(chapter.name) \(state)")
    guard let backup else {
      context.say("Nothing had to change: \(chapter.name) is on stage, \(state).")
      context.say(shipped.sentence)
      return .success
    }
    context.say("\(chapter.name) is on stage, \(state).")
    for line in backup.whatBecame(by: changes) { context.say(line) }
    context.say(shipped.sentence)
    context.say(backup.whereabouts())
    return .success
  }
}

extension CourseChapter {
  /// What is behind a link that leads out of the workbook is not the workbook's to put away.
  fileprivate func requireOwnFolders(below root: URL) throws(CommandFailure) {
    let top = root.resolvingSymlinksInPath().pathComponents
    for folder in stagedFolders {
      let place = root.appending(path: folder.description).resolvingSymlinksInPath()
      guard !place.pathComponents.starts(with: top) else { continue }
      throw CommandFailure(
        """
        Nothing has changed: \(folder) is a link to \
        \(place.path(percentEncoded: false).quotable()), outside of the workbook. Put a folder in \
        its place, and stage again.
        """,
        .fileTrouble
      )
    }
  }
}

extension [Change] {
  /// The paths, a line for each, and no more than a screen holds.
  var shortList: String {
    let lines = sorted { $0.path < $1.path }.map { "  \($0.path)" }
    let shown =
      lines.count > 12 ? lines.prefix(11) + ["  and \(lines.count - 11) more"] : lines[...]
    return shown.joined(separator: "\n")
  }
}
