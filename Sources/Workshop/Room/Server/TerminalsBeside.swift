import Foundation
import HTTP
import Loopback
import OperatingSystem
import Stage

/// Takes what the demos of this checkout draw on terminals beside, each over a connection of its
/// own.
final class TerminalsBeside: Sendable {
  private let listener: Listener
  private let path: String
  /// Locked for as long as the room is open.
  private let file: FileDescriptor

  /// Nil if another room is open in this checkout.
  ///
  /// - Parameter begin: Makes the session of a demo that has begun, with what was typed.
  init?(in root: URL, begin: @escaping @Sendable (String) -> Session) throws(SystemFailure) {
    path = RoomFile.path(in: root.path(percentEncoded: false))
    let folder = root.appending(path: ".workbook")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = try FileDescriptor(path, O_RDWR | O_CREAT, permissions: 0o600)
    guard try file.lockIfFree() else { return nil }
    let word = Page.randomNonce()
    listener = try Listener(limit: 8) { connection in
      guard let line = try? connection.readLine(limit: 1_000, by: .now + .seconds(5)),
        line.starts(with: "\(word) ".utf8)
      else { return }
      let command = String(decoding: line.dropFirst(word.utf8.count + 1), as: UTF8.self)
      let session = begin(command.quotable())
      while let bytes = try? connection.readAvailable() { session.show(bytes) }
      session.finish(.exited(0))
    }
    try untilAnswered { ftruncate(file.number, 0) }
    try file.writeAll("\(listener.port) \(word)\n".utf8)
  }

  /// Looks no longer at any terminal.
  func close() {
    unlink(path)
    listener.stop()
  }
}
