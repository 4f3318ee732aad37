import Foundation

/// A pipe with a name in the file system, for a program that wants to be told where to write.
///
/// It is open at both ends from the start: a program that opens it does not have to wait for us, and
/// there is no end of it before we close it.
package final class NamedPipe: Sendable {
  package let path: String
  let descriptor: Int32
  let take: @Sendable ([UInt8]) -> Void
  private let folder: URL

  /// - Parameter take: Gets what is written into it, as it comes.
  package init(take: @escaping @Sendable ([UInt8]) -> Void) throws(SpawnError) {
    self.take = take
    folder = FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID())")
    path = folder.appending(path: "events").path(percentEncoded: false)
    let secret: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: secret
      )
    } catch {
      throw SpawnError(path: path, reason: error.localizedDescription)
    }
    let isMade = mkfifo(path, 0o600) == 0
    descriptor = isMade ? open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1
    if descriptor < 0 {
      let reason = System.reason(errno)
      try? FileManager.default.removeItem(at: folder)
      throw SpawnError(path: path, reason: reason)
    }
  }

  deinit {
    close(descriptor)
    try? FileManager.default.removeItem(at: folder)
  }
}
