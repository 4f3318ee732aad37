import Foundation
import OperatingSystem

/// The steps in which files are looked at and changed, as small as the system has them.
package struct FileSteps: Sendable {
  package enum Kind: Sendable { case file, folder, link, other }

  package enum Step: Sendable {
    case look, read, list, checkWriting, makeFolder, write, move, link, remove, synchronize
  }

  private let waits: Bool
  /// Called before each step, so that a test can let any one of them fail, or be the last one of a
  /// process.
  package var before: @Sendable (Step, _ path: String) throws(FileFailure) -> Void = { _, _ in }

  /// - Parameter waits: Whether it waits until what was written would survive a power cut. Only a
  ///   test that writes thousands of times may be in a hurry.
  package init(waits: Bool = true) { self.waits = waits }

  /// What is at a path, without following a link at its end; nil if there is nothing.
  package func look(_ path: String) throws(FileFailure) -> Kind? {
    var status = stat()
    do throws(FileFailure) {
      try call(.look, path) { lstat(path, &status) }
    } catch {
      guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
      return nil
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The same, with its content; fails if it is a folder.
  package func content(_ path: String) throws(FileFailure) -> Content {
    guard let kind = try look(path) else { return .nothing }
    return try take(.read, path) { () throws(SystemFailure) in
      guard kind == .link else {
        let file = try FileDescriptor.reading(path, O_NOFOLLOW)
        let permissions = UInt16(try file.status.st_mode & 0o7777)
        return .file(Data(try file.readAll() ?? []), permissions: permissions)
      }
      guard let destination = SymbolicLink.destination(of: path) else {
        throw SystemFailure(EILSEQ)
      }
      return .link(to: destination)
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    try take(.list, folder) { () throws(SystemFailure) in try Folder.names(in: folder) }
      .map { name throws(FileFailure) in
        if let text = String(validating: name, as: UTF8.self) { return text }
        throw FileFailure(EILSEQ, "\(folder)/\(String(decoding: name, as: UTF8.self))")
      }
  }

  /// Fails if this process may not make and remove files in a folder.
  func checkWriting(_ folder: String) throws(FileFailure) {
    try call(.checkWriting, folder) { access(folder, W_OK | X_OK) }
  }

  /// Makes a folder; fails if something is there already.
  func makeFolder(_ path: String) throws(FileFailure) {
    try call(.makeFolder, path) { mkdir(path, 0o777) }
  }

  /// Makes a file, and waits until it is on the disk, or a link; fails if something is there.
  /// Without permissions a file has those that a new file has.
  func make(_ content: Content, _ path: String) throws(FileFailure) {
    switch content {
    case .nothing: break
    case .link(let destination): try call(.write, path) { symlink(destination, path) }
    case .file(let data, let permissions):
      try take(.write, path) { () throws(SystemFailure) in
        let file = try FileDescriptor(
          path,
          O_WRONLY | O_CREAT | O_EXCL,
          permissions: permissions == nil ? 0o666 : 0o600
        )
        try file.writeAll(data)
        if let permissions { try untilAnswered { fchmod(file.number, mode_t(permissions)) } }
        if waits { try file.synchronize() }
      }
    }
  }

  /// Gives a file, a link or a folder another name; a file that had the name is replaced.
  func move(_ old: String, to path: String) throws(FileFailure) {
    try call(.move, path) { rename(old, path) }
  }

  /// Gives a file or a link a second name, if the disk knows how; fails if something has it.
  func link(_ old: String, at path: String) throws(FileFailure) {
    try call(.link, path) { linkat(AT_FDCWD, old, AT_FDCWD, path, 0) }
  }

  /// Removes a file, a link, or a folder that is empty.
  func remove(_ path: String) throws(FileFailure) {
    try call(.remove, path) { Foundation.remove(path) }
  }

  /// Waits until the names in a folder are on the disk.
  func synchronize(_ folder: String) throws(FileFailure) {
    try take(.synchronize, folder) { () throws(SystemFailure) in
      if waits { try FileDescriptor(folder: folder).synchronize() }
    }
  }

  private func take<Value>(
    _ step: Step,
    _ path: String,
    _ work: () throws(SystemFailure) -> Value
  ) throws(FileFailure) -> Value {
    try before(step, path)
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw FileFailure(error.code, path)
    }
  }

  private func call(_ step: Step, _ path: String, _ call: () -> Int32) throws(FileFailure) {
    try take(step, path) { () throws(SystemFailure) in _ = try untilAnswered(call) }
  }
}
