import Foundation

/// What changes in a file: in pieces with a line of context around them, as `workbook diff` prints it.
struct Difference {
  let pieces: [[Substring]]

  init(lines: [Substring]) {
    pieces = lines.split(separator: "@@").map(Array.init)
  }

  /// How many lines are added or removed. Empty ones do not count.
  func count(of sign: Character) -> Int {
    pieces.joined().count { $0.first == sign && $0.count > 1 }
  }

  /// Each piece has to be found in the text once.
  func applied(to text: String) throws(DifferenceError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for piece in pieces {
      let old = piece.filter { $0.first != "+" }.map { $0.dropFirst() }
      let places = lines.indices.filter { lines[$0...].starts(with: old) }
      guard places.count == 1 else {
        throw DifferenceError(piece: piece.joined(separator: "\n"), places: places.count)
      }
      let new = piece.filter { $0.first != "-" }.map { $0.dropFirst() }
      lines.replaceSubrange(places[0]..<places[0] + old.count, with: new)
    }
    return lines.joined(separator: "\n")
  }
}

struct DifferenceError: Error, Equatable, CustomStringConvertible {
  let piece: String
  let places: Int

  var description: String {
    """
    A difference in WithDate.md fits \(places) places of its screen, and not one. Write it anew:
    \(piece)
    """
  }
}

extension Difference {
  /// By the paths of the screens.
  static func withDate() throws -> [String: Difference] {
    let text = try String(contentsOf: chapter.appending(path: "WithDate.md"), encoding: .utf8)
    var differences: [String: Difference] = [:]
    for section in text.split(separator: "\n## ").dropFirst() {
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      let inside = lines.split { $0.hasPrefix("```") }.dropFirst().first ?? []
      differences[String(lines[0])] = Difference(lines: Array(inside))
    }
    return differences
  }

  static func screen(_ path: String) throws -> String {
    try String(contentsOf: chapter.appending(path: "Sources/\(path)"), encoding: .utf8)
  }

  /// Where this program was built from.
  static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
}
