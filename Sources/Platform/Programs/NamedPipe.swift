import OperatingSystem

/// A pipe with a name in the file system, for a program that wants a path to write to.
///
/// It is open at both ends from the start: a program that opens it does not have to wait, and there
/// is no end of it before this process closes it.
package final class NamedPipe: Sendable {
  package let path: String
  let source: OutputReader.Source

  /// - Parameter take: Gets what is written into it, as it comes.
  package init(take: @escaping @Sendable ([UInt8]) -> Void) throws(SpawnError) {
    // The system lets no other user look into such a folder.
    let temporary = environmentVariable("TMPDIR") ?? "/tmp"
    var name = Array("\(temporary)/workbook-XXXXXX".utf8CString)
    let folder = name.withUnsafeMutableBufferPointer { name in
      mkdtemp(name.baseAddress!).map { String(cString: $0) }
    }
    guard let folder else { throw SpawnError(path: temporary, reason: SystemFailure().words) }
    let path = "\(folder)/events"
    self.path = path
    do throws(SystemFailure) {
      try retryingWhenInterrupted { mkfifo(path, 0o600) }
      source = OutputReader.Source(try FileDescriptor(path, O_RDWR | O_NONBLOCK), take: take)
    } catch {
      rmdir(folder)
      throw SpawnError(path: path, reason: error.words)
    }
  }

  deinit {
    unlink(path)
    rmdir(Path.folder(of: path))
  }
}
