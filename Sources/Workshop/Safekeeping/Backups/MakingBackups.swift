import Foundation
import OperatingSystem

extension BackupStore {
  /// Writes a backup under another name, and gives it its own when all of it is on the disk: what
  /// was there, and what is to be there.
  func makeBackup(
    of plan: [PlannedChange],
    because reason: String
  ) throws(FileFailure) -> Backup {
    try check(plan)
    try files.makeFolders(backups)
    let last = try files.names(in: backups).map { name in
      (text(inBackup: name).flatMap(Backup.head)?.number ?? 0, name)
    }
    .max { $0.0 < $1.0 }
    guard last?.0 != .max else { throw FileFailure(ERANGE, "\(backups)/\(last?.1 ?? "")") }
    let number = (last?.0 ?? 0) + 1
    let time = now().formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
        .year().month().day().time(includingFractionalSeconds: false)
    )
    var name = "\(time.replacing(" ", with: "T").replacing(":", with: "-")) \(reason)"
    if try files.look("\(backups)/\(name)") != nil { name += " (\(number))" }
    let backup = Backup(
      name: name,
      number: number,
      reason: reason,
      before: plan.map { Change($0.path, $0.old) },
      isHalfDone: false
    )
    let list = backup.text(time: time.replacing(" ", with: " at "), command: command)
    let making = "\(backups)/.making"
    defer { try? files.removeTree(making) }
    try files.removeTree(making)
    let new = "\(making)/\(Backup.new)"
    try files.makeFolders(new)
    for (index, planned) in plan.enumerated() {
      try files.make(planned.new, "\(new)/\(index)")
    }
    try files.synchronize(new)
    try files.make(.file(Data(list.utf8)), "\(making)/\(Backup.list)")
    try files.write(backup.before, into: making)
    try files.move(making, to: "\(root)/\(backup.folder)")
    try files.synchronize(backups)
    return backup
  }

  /// Fails if it is clear beforehand that a change cannot be made.
  private func check(_ plan: [PlannedChange]) throws(FileFailure) {
    let gone = Set(plan.filter { $0.new == .nothing }.map(\.path))
    for planned in plan {
      var folder = root
      for inner in planned.path.folders where !gone.contains(inner) {
        let place = place(of: inner)
        guard let kind = try files.look(place) else { break }
        guard kind == .folder || kind == .link else { throw FileFailure(ENOTDIR, place) }
        folder = place
      }
      try files.checkWriting(folder)
    }
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
