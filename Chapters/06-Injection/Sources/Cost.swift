import Foundation

/// What it costs in one of the three ways that the leaf gains a date: the lines that differ between its
/// sources and the same sources with a date, level by level.
struct Cost: Equatable {
  struct Level: Equatable {
    let name: String
    let added: Int
    let removed: Int
  }

  let way: String
  let levels: [Level]

  var files: Int { levels.count { $0.added + $0.removed > 0 } }
  var added: Int { levels.reduce(0) { $0 + $1.added } }
  var removed: Int { levels.reduce(0) { $0 + $1.removed } }

  /// Reads `Defaults/DefaultsTab.swift` and so on in two folders.
  ///
  /// - Parameters:
  ///   - way: `Defaults`, `Required` or `Library`.
  ///   - before: The folder with the sources as they are.
  ///   - after: The folder with the sources that know of a date.
  init(of way: String, from before: URL, to after: URL) throws {
    self.way = way
    levels = try Self.levels.map { level in
      let path = "\(way)/\(way)\(level).swift"
      let (old, new) = (try Self.lines(of: path, in: before), try Self.lines(of: path, in: after))
      let difference = new.difference(from: old)
      return Level(
        name: level.lowercased(),
        added: difference.insertions.count,
        removed: difference.removals.count
      )
    }
  }

  static let levels = ["Tab", "List", "Detail", "Sheet", "Leaf"]

  /// Without empty lines, and without the one by which the tests see the chapter.
  private static func lines(of path: String, in folder: URL) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("@testable import") }
  }
}

extension Cost {
  /// Where the sources are that this program was built from.
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
  private static let withDate = sources.deletingLastPathComponent()
    .appending(path: "Tests/WithDate")

  static func all() throws -> [Cost] {
    try ["Defaults", "Required", "Library"].map {
      try Cost(of: $0, from: sources, to: withDate)
    }
  }
}
