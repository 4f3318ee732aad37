import Foundation

/// What it costs in one of the three ways that the leaf gains a date: the lines that `WithDate.md`
/// adds and takes away, level by level.
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

  /// Counts the lines of `WithDate.md`. Empty ones do not count.
  static func all() throws -> [Cost] {
    let differences = try Self.differences()
    return ["Defaults", "Required", "Library"].map { way in
      let levels = ["Tab", "List", "Detail", "Sheet", "Leaf"].map { level in
        let lines = differences["\(way)/\(way)\(level).swift"] ?? []
        func count(_ sign: Character) -> Int { lines.count { $0.first == sign && $0.count > 1 } }
        return Level(name: level.lowercased(), added: count("+"), removed: count("-"))
      }
      return Cost(way: way, levels: levels)
    }
  }

  /// What changes in each screen, by its path. A test applies it, and compiles what comes out.
  static func differences() throws -> [String: [String]] {
    let text = try String(contentsOf: chapter.appending(path: "WithDate.md"), encoding: .utf8)
    return text.split(separator: "\n## ").dropFirst().reduce(into: [:]) { differences, section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      differences[lines[0]] = lines.split { $0.hasPrefix("```") }.dropFirst().first.map(Array.init)
    }
  }

  /// Where this program was built from.
  static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
}
