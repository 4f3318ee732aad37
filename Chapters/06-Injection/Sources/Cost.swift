import Foundation

/// What it costs in one of the three ways that the leaf gains a date: the lines that `WithDate.md` adds
/// and takes away, level by level.
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

  /// Counts the differences that fit the screens that this program was built from.
  static func all() throws -> [Cost] {
    let differences = try Difference.withDate()
    return try ["Defaults", "Required", "Library"].map { way in
      let levels = try ["Tab", "List", "Detail", "Sheet", "Leaf"].map { level in
        let path = "\(way)/\(way)\(level).swift"
        let difference = differences[path] ?? Difference(lines: [])
        _ = try difference.applied(to: Difference.screen(path))
        return Level(
          name: level.lowercased(),
          added: difference.count(of: "+"),
          removed: difference.count(of: "-")
        )
      }
      return Cost(way: way, levels: levels)
    }
  }
}
