import Foundation

/// What the file says: which format it has, and the stand-ups.
private struct StandupsFile: Codable {
  var format = 1
  let standups: [Standup]
}

extension [Standup] {
  /// What a file says; an empty list where there is no file yet.
  static func decoded(from data: Data?) throws -> [Standup] {
    guard let data else { return [] }
    guard let file = try? JSONDecoder().decode(StandupsFile.self, from: data), file.format == 1
    else { throw DamagedFile() }
    return file.standups.map(\.limited)
  }

  /// The same list always gives the same bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(StandupsFile(standups: self)) + Data("\n".utf8)
  }
}

/// A file that is there, and cannot be read. It is never written over.
struct DamagedFile: Error, CustomStringConvertible {
  var description: String {
    """
    \(URL.standups.lastPathComponent) is damaged, so it stays as it is and nothing is saved: \
    repair it, or move it away from \(URL.standups.deletingLastPathComponent().path), and start \
    again.
    """
  }
}
