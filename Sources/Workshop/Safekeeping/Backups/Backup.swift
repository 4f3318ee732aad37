import Foundation

/// What some files were before the workbook changed them: a folder with all of them.
package struct Backup: Equatable, Sendable {
  /// The name of its folder: `2026-11-21T02-45-12 reset TakeControl`.
  package let name: String
  /// Later backups have higher numbers.
  package let number: Int
  /// What the change was: `reset TakeControl`.
  package let reason: String
  /// What was at each path.
  package let before: [Change]
  /// Whether the change was not completed.
  package let isHalfDone: Bool

  /// Its folder, from the top of the workbook.
  package var folder: String { "\(BackupStore.backupsFolder)/\(name)" }

  static let list = "BACKUP.txt"
  /// In the folder of a backup, until the change is complete: the new files that are not yet in
  /// their places.
  static let new = ".new"
}

/// The text in the folder of a backup, for people and for the workbook alike: what this is, and how
/// to get it back by hand.
extension Backup {
  func text(time: String, command: String) -> String {
    let lines = Dictionary(grouping: before) { $0.content != .nothing }
      .mapValues { $0.map(\.line).joined(separator: "\n") }
    let was = lines[true].map { lines in
      """
      This was there. It is in this folder, under the path that it had in the folder around
      \(BackupStore.home). The number is its permissions.
      \(lines)


      """
    }
    let wasNot = lines[false].map { "This was not there.\n\($0)\n\n" }
    return """
      Backup \(number)
      The workbook made it on \(time), before this: \(reason)

      \(was ?? "")\(wasNot ?? "")To go back to this, type: \(command) \(number)
      By hand: copy what is in this folder to the folder around \(BackupStore.home), and remove what was not
      there.

      """
  }

  /// The number and the reason in a text; nil if the workbook has not written it.
  static func head(of text: String) -> (number: Int, reason: String)? {
    let head = /Backup ([0-9]+)\n(?:.*, before this: (.*)\n)?/.matchingSemantics(.unicodeScalar)
    guard let found = text.prefixMatch(of: head), let number = Int(found.1) else { return nil }
    return (number, found.2.map { String($0) } ?? "")
  }

  /// The files that a text lists; nil if one of them is not there any more.
  static func before(
    in text: String,
    _ content: (RelativePath) -> Content?
  ) -> [Change]? {
    let line = /\n  (?:file ([0-7]+)|(link)|none) (.+)/.matchingSemantics(.unicodeScalar)
    var before: [Change] = []
    for found in text.matches(of: line) {
      guard let path = String(found.3).fromOneLine.flatMap(RelativePath.init) else { return nil }
      switch (found.1, found.2, content(path)) {
      case (nil, nil, _): before.append(Change(path, .nothing))
      case (nil, _?, .link(let destination)?):
        before.append(Change(path, .link(to: destination)))
      case (let permissions?, _, .file(let data, _)?):
        before.append(Change(path, .file(data, permissions: UInt16(permissions, radix: 8))))
      default: return nil
      }
    }
    return before.isEmpty ? nil : before
  }
}

extension Change {
  fileprivate var line: String {
    let kind =
      switch content {
      case .nothing: "none"
      case .link: "link"
      case .file(_, let permissions): "file \(String(permissions ?? 0o644, radix: 8))"
      }
    return "  \(kind) \(path.description.inOneLine)"
  }
}

extension String {
  /// A path may have line breaks in it; a list has one line for each.
  fileprivate var inOneLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let quoted = (try? encoder.encode(self)) ?? Data()
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  fileprivate var fromOneLine: String? {
    try? JSONDecoder().decode(String.self, from: Data("\"\(self)\"".utf8))
  }
}
