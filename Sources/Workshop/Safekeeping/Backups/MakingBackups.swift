import Foundation
import OperatingSystem

extension BackupStore {
  /// Writes a backup under another name, and gives it its own when all of it is on the disk: what was
  /// there, and what is to be there.
  func makeBackup(of steps: [Step], because reason: String) throws(FileFailure) -> Backup {
    let reason = reason.asName
    try check(steps)
    try files.makeFolders(backups)
    let number = try highestNumber() + 1
    let time = now().formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
        .year().month().day().time(includingFractionalSeconds: false)
    )
    let before = Snapshot(steps.map { Change($0.change.path, $0.old) })
    let text = BackupText(
      number: number,
      time: time.replacing(" ", with: " at "),
      reason: reason,
      before: before,
      command: command
    )
    let making = "\(backups)/.making"
    do throws(FileFailure) {
      try files.removeTree(making)
      try files.makeFolder(making)
      try before.write(to: making, files)
      try files.make(.file(Data(text.text.utf8)), "\(making)/\(Backup.list)")
      let new = "\(making)/\(Backup.new)"
      try files.makeFolder(new)
      for (index, step) in steps.enumerated() {
        try files.make(step.change.content, "\(new)/\(index)")
      }
      try files.synchronize(new)
      try files.synchronize(making)
      let stamp = time.replacing(" ", with: "T").replacing(":", with: "-")
      let name = try freeName("\(stamp) \(reason)")
      try files.move(making, "\(backups)/\(name)")
      try files.synchronize(backups)
      return Backup(
        name: name,
        number: number,
        reason: reason,
        before: before.entries,
        isHalfDone: false
      )
    } catch {
      try? files.removeTree(making)
      throw error
    }
  }

  /// Fails where it is plain beforehand that a change cannot be made.
  private func check(_ steps: [Step]) throws(FileFailure) {
    let gone = Set(steps.filter { $0.change.content == .nothing }.map(\.change.path))
    for step in steps {
      var folder = root
      for inner in step.change.path.folders where !gone.contains(inner) {
        let place = place(of: inner)
        guard let kind = try files.look(place) else { break }
        guard kind == .folder || kind == .link else { throw FileFailure(ENOTDIR, place) }
        folder = place
      }
      try files.checkWriting(folder)
    }
  }

  private func highestNumber() throws(FileFailure) -> Int {
    var highest = 0
    for name in try files.names(backups) {
      highest = max(highest, text(inBackup: name).flatMap(BackupText.head)?.number ?? 0)
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
  var asName: String {
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
