import Foundation
import OperatingSystem

/// A pipe with a name in the file system, for a program that wants to be told where to write.
///
/// It is open at both ends from the start: a program that opens it does not have to wait, and
/// there is no end of it before this process closes it.
package final class NamedPipe: Sendable {
  package let path: String
  let source: OutputReader.Source
  private let folder: Folder

  /// - Parameter take: Gets what is written into it, as it comes.
  package init(take: @escaping @Sendable ([UInt8]) -> Void) throws(SpawnError) {
    let folder = try Folder()
    let path = "\(folder.path)/events"
    do throws(SystemFailure) {
      try untilAnswered { mkfifo(path, 0o600) }
      source = OutputReader.Source(
        try FileDescriptor(path, O_RDWR | O_NONBLOCK),
        take: take
      )
    } catch {
      throw SpawnError(path: path, reason: error.words)
    }
    (self.path, self.folder) = (path, folder)
  }

  /// A folder that no other user looks into, and that goes away with the pipe.
  private final class Folder: Sendable {
    let path: String

    init() throws(SpawnError) {
      let url = FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID())")
      path = url.path(percentEncoded: false)
      do {
        try FileManager.default.createDirectory(
          at: url,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        throw SpawnError(path: path, reason: error.localizedDescription)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
}
