import Foundation

/// A short meeting that a team holds again and again.
struct Standup: Codable, Equatable, Sendable {
  var title: String
  var minutes: Int
  var attendees: [String]
}

extension Standup {
  /// What the script of the demo adds.
  static let engineering = Standup(title: "Engineering", minutes: 5, attendees: ["Ada", "Grace"])

  static let design = Standup(
    title: "Design",
    minutes: 10,
    attendees: ["Charles", "Ray", "Eileen"]
  )
  static let product = Standup(title: "Product", minutes: 1, attendees: ["Margaret"])
}

extension [Standup] {
  /// What a file says; an empty list where there is no file yet.
  static func decoded(from data: Data?) throws -> [Standup] {
    guard let data else { return [] }
    do {
      return try JSONDecoder().decode([Standup].self, from: data)
    } catch {
      throw DamagedFile()
    }
  }

  /// The same list always gives the same bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// A file that is there and is no list of stand-ups.
struct DamagedFile: Error, CustomStringConvertible {
  var description: String {
    """
    standups.json is damaged: it holds no list of stand-ups. It stays as it is, and nothing is \
    saved. Repair it, or start afresh with swift run Persistence reset.
    """
  }
}
