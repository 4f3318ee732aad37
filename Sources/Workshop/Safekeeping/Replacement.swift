#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The second half of a change: the backup is complete, and the files are replaced.
///
/// All new files are written first, each beside the one that it will replace. A full disk or a
/// read-only folder is met there, before anything has changed.
struct Replacement {
  private let safe: BackupStore
  private let backup: Backup
  private let compared: [Compared]
  private let prepared = Prepared()

  /// The files that are ready, by the place of their change in the list.
  private final class Prepared { var files: [Int: String] = [:] }

  init(safe: BackupStore, backup: Backup, compared: [Compared]) {
    self.safe = safe
    self.backup = backup
    self.compared = compared
  }

  private var files: FileSystem { safe.files }

  static let newName = ".workbook-new-"

  func prepare() throws(FileFailure) {
    let gone = Set(compared.filter { $0.change.content == .nothing }.map(\.change.path))
    for folder in Set(gone.map { Path.parent(of: safe.place(of: $0)) }) {
      // Whoever may make a file in a folder may take one away.
      let probe = try freeName(in: folder, 0)
      try files.makeFile(probe, Data(), nil)
      try files.remove(probe)
    }
    for (index, compared) in compared.enumerated() where compared.change.content != .nothing {
      let path = compared.change.path
      // Where a file is to make room for a folder, or a folder for a file, the room is not there yet.
      guard gone.isDisjoint(with: path.folders),
        try files.look(safe.place(of: path))?.kind != .folder
      else { continue }
      try prepare(index)
    }
  }

  private func prepare(_ index: Int) throws(FileFailure) {
    let change = compared[index].change
    let folder = Path.parent(of: safe.place(of: change.path))
    try files.makeFolders(folder)
    let file = try freeName(in: folder, index)
    prepared.files[index] = file
    try files.make(change.content, at: file)
  }

  /// Nothing has changed yet: the new files and the backup are not needed.
  func takeBack() {
    for file in prepared.files.values { try? files.remove(file) }
    // It is no backup any more before anything of it is missing.
    try? files.move(safe.folder(of: backup), safe.making)
    try? files.removeTree(safe.making)
  }

  func run() throws(FileFailure) {
    for (index, compared) in compared.enumerated() where compared.change.content == .nothing {
      try takeAway(compared.change.path, index)
    }
    for (index, compared) in compared.enumerated() where compared.change.content != .nothing {
      try replace(compared, index)
    }
    for folder in Set(compared.map { Path.parent(of: safe.place(of: $0.change.path)) })
    where try files.look(folder) != nil {
      do throws(FileFailure) {
        try files.synchronize(folder)
      } catch {
        // What was a folder may be a file by now, and is on the disk already.
        guard error.code == .isNoFolder else { throw error }
      }
    }
  }

  private func takeAway(_ path: RelativePath, _ index: Int) throws(FileFailure) {
    let place = safe.place(of: path)
    let aside = try freeName(in: Path.parent(of: place), index)
    try files.move(place, aside)
    try retire(aside, path)
    // A folder that has become empty goes as well; one that has not refuses.
    for folder in path.folders.reversed() {
      guard (try? files.removeFolder(safe.place(of: folder))) != nil else { return }
    }
  }

  private func replace(_ compared: Compared, _ index: Int) throws(FileFailure) {
    let place = safe.place(of: compared.change.path)
    if prepared.files[index] == nil {
      if try files.look(place)?.kind == .folder { try files.removeTreeOfFolders(place) }
      try prepare(index)
    }
    guard let new = prepared.files[index] else { return }
    if try files.look(place) == nil {
      try files.moveToFree(new, place)
    } else if try files.swap(new, place) {
      try retire(new, compared.change.path)
    } else {
      try retire(place, compared.change.path, keeping: true)
      try files.move(new, place)
    }
  }

  /// Removes what has been replaced, if the backup has it. Somebody may have saved it since: then the
  /// backup gets what they saved.
  private func retire(
    _ old: String,
    _ path: RelativePath,
    keeping: Bool = false
  ) throws(FileFailure) {
    let copy = "\(safe.folder(of: backup))/\(path)"
    let content = try files.content(old)
    if let kept = try? files.content(copy), kept.hasSameData(as: content) {
      if !keeping { try files.remove(old) }
      return
    }
    let late = "\(safe.folder(of: backup))/\(Backup.found)"
    if try files.look(late) == nil { try files.makeFolder(late) }
    let file = try freeName(in: late, 0)
    try files.make(content, at: file)
    try files.makeFolders(Path.parent(of: copy))
    try files.move(file, copy)
    if !keeping { try files.remove(old) }
  }

  /// A name that nothing has; a process that was killed may have left some.
  private func freeName(in folder: String, _ index: Int) throws(FileFailure) -> String {
    var name = "\(folder)/\(Self.newName)\(index)"
    while try files.look(name) != nil { name += "-" }
    return name
  }
}

extension Content {
  fileprivate func hasSameData(as other: Content) -> Bool {
    if case .file(let data, _) = self, case .file(data, _) = other { return true }
    return self == other
  }
}
