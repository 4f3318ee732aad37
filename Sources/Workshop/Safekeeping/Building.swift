#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension BackupStore {
  /// A backup that is not complete yet.
  var making: String { "\(backups)/.making" }

  func folder(of backup: Backup) -> String { "\(root)/\(backup.folder)" }

  /// Makes the folder in which everything is, and waits until nobody else is at work in it.
  func openHome() throws(FileFailure) -> FolderLock {
    try files.makeFolders(homePath)
    let lock = try files.lock(homePath)
    // Works without git, and with a list of ignored files that knows nothing of the workbook.
    let ignored = "\(homePath)/.gitignore"
    if try files.look(ignored) == nil {
      let new = "\(homePath)/.gitignore.new"
      if try files.look(new) != nil { try files.remove(new) }
      try files.makeFile(new, Data("*\n".utf8), nil)
      try files.move(new, ignored)
    }
    return lock
  }

  /// Writes a backup under another name, and gives it its own when all of it is on the disk.
  func build(
    _ compared: [Compared],
    because reason: String,
    at moment: Moment
  ) throws(FileFailure) -> Backup {
    try files.makeFolders(backups)
    let number = try highestNumber() + 1
    let before = Snapshot(compared.map { Change($0.change.path, $0.old) })
    let after = Snapshot(compared.map(\.change))
    let text = BackupText(
      number: number,
      time: moment.sentence,
      reason: reason,
      before: before,
      command: command
    )
    do throws(FileFailure) {
      try files.removeTree(making)
      try files.makeFolder(making)
      try before.write(to: making, files)
      try files.makeFile("\(making)/\(Backup.list)", Data(text.text.utf8), nil)
      let unfinished = "\(making)/\(Backup.unfinished)"
      try files.makeFolder(unfinished)
      try after.write(to: unfinished, files)
      try files.synchronize(unfinished)
      let list = after.lines.joined(separator: "\n") + "\n"
      try files.makeFile("\(making)/\(Backup.unfinishedList)", Data(list.utf8), nil)
      try files.synchronize(making)
      let name = try freeName("\(moment.stamp) \(reason.asName)")
      try files.move(making, "\(backups)/\(name)")
      try files.synchronize(backups)
      return Backup(
        name: name,
        number: number,
        before: before.entries,
        unfinished: after.entries
      )
    } catch {
      try? files.removeTree(making)
      throw error
    }
  }

  /// A change has come to its end: from one step to the next, its backup says so.
  func finish(_ backup: Backup) throws(FileFailure) {
    try files.remove("\(folder(of: backup))/\(Backup.unfinishedList)")
    try? files.removeTree("\(folder(of: backup))/\(Backup.unfinished)")
    try? files.removeFolder("\(folder(of: backup))/\(Backup.found)")
  }

  private func highestNumber() throws(FileFailure) -> Int {
    var highest = 0
    for name in try files.names(backups) {
      guard let data = try? files.read("\(backups)/\(name)/\(Backup.list)") else { continue }
      highest = max(highest, BackupText.number(in: String(decoding: data, as: UTF8.self)) ?? 0)
    }
    return highest
  }

  private func freeName(_ name: String) throws(FileFailure) -> String {
    var candidate = name
    var count = 1
    while try files.look("\(backups)/\(candidate)") != nil {
      count += 1
      candidate = "\(name) (\(count))"
    }
    return candidate
  }
}

extension String {
  /// What a folder can be called: one line without slashes that is not too long.
  fileprivate var asName: String {
    var name = ""
    for character in self {
      let isPlain = character != "/" && !character.unicodeScalars.contains { $0.value < 0x20 }
      let next = isPlain ? character : "-"
      guard name.utf8.count + next.utf8.count <= 100 else { break }
      name.append(next)
    }
    return name
  }
}
