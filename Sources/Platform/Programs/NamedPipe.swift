import OperatingSystem

/// A pipe with a name in the file system, for a program that wants to be told where to write.
///
/// It is open at both ends from the start: a program that opens it does not have to wait, and there
/// is no end of it before this process closes it. It is for one writer: with the first bytes, its
/// name comes to stand for an empty file, and what is written there is not taken.
package final class NamedPipe: Sendable {
  package let path: String
  let source: OutputReader.Source
  private let folder: Folder

  /// - Parameter take: Gets what is written into it, as it comes.
  package init(take: @escaping @Sendable ([UInt8]) -> Void) throws(SpawnError) {
    let folder = try Folder()
    do throws(SystemFailure) {
      try untilAnswered { mkfifo(folder.pipe, 0o600) }
      let opened = try FileDescriptor(folder.pipe, O_RDWR | O_NONBLOCK)
      let decoy = folder.pipe + ".empty"
      _ = try FileDescriptor(decoy, O_WRONLY | O_CREAT, permissions: 0o600)
      source = OutputReader.Source(opened) { bytes in
        // It is there to be moved once only.
        rename(decoy, folder.pipe)
        take(bytes)
      }
    } catch {
      throw SpawnError(path: folder.pipe, reason: error.words)
    }
    (self.folder, path) = (folder, folder.pipe)
  }

  /// Whether a second writer has found its name, and written there or taken the file away.
  package var hasSecondWriter: Bool {
    guard let status = try? stat(of: path) else { return true }
    return status.isFile && status.st_size > 0
  }

  /// Takes away all that a pipe with this path has in the file system.
  static func remove(_ path: String) {
    unlink(path)
    unlink(path + ".empty")
    rmdir(Path.folder(of: path))
  }

  /// Goes when nothing is read any more.
  private final class Folder: Sendable {
    let pipe: String

    init() throws(SpawnError) {
      // The system lets no other user look into such a folder.
      let temporary = environmentVariable("TMPDIR") ?? "/tmp"
      Self.removeLeftovers(in: temporary)
      var name = Array("\(temporary)/workbook-\(getpid())-XXXXXX".utf8CString)
      let path = name.withUnsafeMutableBufferPointer { name in
        mkdtemp(name.baseAddress!).map { String(cString: $0) }
      }
      guard let path else { throw SpawnError(path: temporary, reason: SystemFailure().words) }
      pipe = "\(path)/events"
    }

    deinit { remove(pipe) }

    /// A process that was killed before its guardian was there has left its folder.
    private static func removeLeftovers(in temporary: String) {
      for name in (try? OperatingSystem.Folder.names(in: temporary)) ?? [] {
        let name = String(decoding: name, as: UTF8.self)
        let words = name.split(separator: "-")
        guard words.count == 3, words[0] == "workbook", let owner = pid_t(words[1]) else {
          continue
        }
        if kill(owner, 0) == -1, errno == ESRCH { remove("\(temporary)/\(name)/events") }
      }
    }
  }
}
