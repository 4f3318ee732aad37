import ChapterKit
import Disk
import Foundation
import OperatingSystem
import Stage

extension Command {
  /// Why saving takes more than a plain write.
  static let full = Command(
    "full",
    "A full disk: what a plain and a careful write leave."
  ) { _, terminal in
    let folder = FileManager.default.temporaryDirectory.appending(path: "full-disk-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "standups.json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try tell("a plain write", of: file, on: terminal, Disk.standard.writeInPlace)
      try tell("a careful write", of: file, on: terminal, Disk.standard.write)
      return 0
    } catch {
      terminal.say("\(error)")
      return 1
    }
  }

  private static func tell(
    _ name: String,
    of file: URL,
    on terminal: Terminal,
    _ write: (Data, URL) throws -> Void
  ) throws {
    let before = try [Standup](repeating: .design, count: 3).encoded()
    let after = try [Standup](repeating: .design, count: 4).encoded()
    try Disk.standard.write(before, to: file)
    let answer = FullDisk.answer(room: 200) { try write(after, file) }
    terminal.say(
      """
      \(name) of \(after.count) bytes over \(before.count), with room for 200:
        says    \(answer.map { "\($0)" } ?? "nothing")
        leaves  \(try remains(of: file))
      """
    )
  }

  private static func remains(of file: URL) throws -> String {
    guard let data = try Disk.standard.read(from: file) else { return "nothing" }
    let standups = try? [Standup].decoded(from: data)
    return "\(data.count) bytes: \(standups?.count.standups ?? "damaged, no list of stand-ups")"
  }
}
