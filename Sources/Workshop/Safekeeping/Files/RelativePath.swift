/// A path from the top of the workbook, told from all others by its bytes.
///
/// Text is equal when it looks equal; a disk may have two files whose names look the same.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  /// What the workbook and git keep for themselves, and names that a backup needs.
  private static let reserved = [BackupStore.home, ".git", Backup.list, Backup.new]

  /// Nil for a path that leads out of the workbook, or to what git and the workbook keep.
  package init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    func isOne(of names: [String], _ part: Substring.UTF8View) -> Bool {
      names.contains { $0.utf8.elementsEqual(part) }
    }
    guard !parts.contains(where: { isOne(of: ["", ".", ".."], $0) }),
      !isOne(of: Self.reserved, parts[0]),
      !path.utf8.contains(0)
    else { return nil }
    description = path
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.description.utf8.elementsEqual(other.description.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }

  package static func < (one: Self, other: Self) -> Bool {
    one.description.utf8.lexicographicallyPrecedes(other.description.utf8)
  }

  /// The folders that it is in, from the outermost to the nearest.
  var folders: [RelativePath] {
    let parts = description.utf8.split(separator: UInt8(ascii: "/"))
    return parts.indices.dropFirst().compactMap { count in
      RelativePath(parts[..<count].map { String(Substring($0)) }.joined(separator: "/"))
    }
  }
}
