import Foundation
import HTTP
import OperatingSystem

/// The address of the room's page, with a token that no other person on this machine knows.
///
/// It is kept in a file that redirects to it. The program that opens a browser gets the path of
/// that file, so the token stands in no list of processes. The next presentation takes the same
/// address if it is free, so that open pages connect again by themselves.
package struct RoomAddress: Equatable, Sendable {
  let port: UInt16
  let token: String

  var link: String { "http://127.0.0.1:\(port)/#\(token)" }

  /// The file that leads a browser to the page.
  package static func path(in root: URL) -> String {
    root.appending(path: ".workbook/room.html").path(percentEncoded: false)
  }

  /// The address of the presentation before; nil where that file is not this person's own.
  static func saved(in root: URL) -> RoomAddress? {
    guard let file = try? FileDescriptor.reading(path(in: root), O_NOFOLLOW),
      let status = try? file.status, status.st_uid == geteuid(), status.st_mode & 0o077 == 0,
      let bytes = try? file.readAll(),
      let match = String(decoding: bytes, as: UTF8.self)
        .firstMatch(of: /url=http:\/\/127\.0\.0\.1:(\d+)\/#(\w{20,60})"/),
      let port = UInt16(match.1)
    else { return nil }
    return RoomAddress(port: port, token: String(match.2))
  }

  /// A file that is there is removed and not written to, because it may be a link.
  func save(in root: URL) throws(SystemFailure) {
    let path = Self.path(in: root)
    let folder = root.appending(path: ".workbook")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    unlink(path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try FileDescriptor(path, flags, permissions: 0o600)
    try file.writeAll(
      """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(link)">
      <title>The room</title>
      <a href="\(link)">The room</a>

      """.utf8
    )
  }
}
