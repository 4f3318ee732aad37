import Course
import Dependencies
import Foundation
import OutsideWorld
import Safekeeping

extension CommandContext {
  /// What changes the files of the workbook, and keeps what they were.
  func backups(of course: Course) -> BackupStore {
    backups(at: course.root, "swift run workbook restore")
  }

  /// The same for what the demos keep, in the folder of the system.
  var demoBackups: BackupStore { backups(at: stateFolder, "swift run workbook restore --data") }

  /// Where the demos keep what outlives them.
  var stateFolder: URL {
    StateFolder.location(
      environment: environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
  }

  private func backups(at root: URL, _ command: String) -> BackupStore {
    @Dependency(FileSteps.self) var files
    @Dependency(\.date) var date
    @Dependency(\.timeZone) var timeZone
    let now = date
    return BackupStore(
      root: root,
      files: files,
      command: command,
      now: { now() },
      timeZone: timeZone
    )
  }

  /// To be called before any command does its work: copies the originals that have no copy yet, and
  /// reports a change that was interrupted. When there is nothing to do, it costs a few looks at
  /// the disk.
  func lookAfterFiles(of course: Course) {
    keepOriginals(of: course)
    @Dependency(FileSteps.self) var files
    let store = BackupStore(root: course.root, files: files)
    for backup in (try? store.unfinishedChanges()) ?? [] {
      complain("\(backup.reason) was interrupted. \(store.wayOut(of: backup))")
    }
  }

  /// If this fails there is no way back without git, and `stage` says so when it is asked.
  func keepOriginals(of course: Course) {
    @Dependency(FileSteps.self) var files
    try? Originals(BackupStore(root: course.root, files: files)).keep(
      course.chapters.flatMap(\.stagedFolders)
    )
  }
}

extension CourseChapter {
  /// The folders that are put into a state, on stage.
  var stagedFolders: [RelativePath] {
    ["Chapters/\(folder)", "Exercises/\(folder)"].compactMap { RelativePath($0) }
  }
}

extension Backup {
  /// What a change has made of each file.
  func whatBecame(by changes: [Change]) -> [String] {
    let gone = Set(changes.filter { $0.content == .nothing }.map(\.path))
    return before.sorted { $0.path < $1.path }.map { change in
      let what =
        gone.contains(change.path)
        ? "moved away" : change.content == .nothing ? "put back  " : "replaced  "
      return "  \(what)  \(change.path)"
    }
  }

  /// Where the previous files are now, and how to get them back.
  func whereabouts(option: String = "", in folder: String = "") -> String {
    let count = before.count { $0.content != .nothing }
    let kept =
      switch count {
      case 0: "Nothing was there before; that is noted in"
      case 1: "What was there is in"
      default: "What was there, \(count) files, is in"
      }
    return """
      \(kept) \(folder)\(self.folder).
      To go back: swift run workbook restore \(option)\(number)
      """
  }
}
