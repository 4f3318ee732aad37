import Foundation

/// What the file says: which format it has, and the stand-ups.
private struct FileFormat: Codable {
  static let newest = 1

  let format: Int
  let standups: [Standup]

  init(_ standups: [Standup]) { (format, self.standups) = (Self.newest, standups) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(Int.self, forKey: .format)
    guard format <= Self.newest else { throw FileFault.newer(format) }
    standups = try container.decode([Standup].self, forKey: .standups)
  }
}

extension [Standup] {
  /// What a file says; an empty list where there is no file yet.
  static func decoded(from data: Data?) throws -> [Standup] {
    guard let data else { return [] }
    do {
      return try JSONDecoder().decode(FileFormat.self, from: data).standups.map(\.limited)
    } catch let fault as FileFault {
      throw fault
    } catch {
      throw FileFault.damaged
    }
  }

  /// The same list always gives the same bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(FileFormat(self)) + Data("\n".utf8)
  }
}

/// Why a file that is there cannot be used. It is never written over.
enum FileFault: Error, Equatable, CustomStringConvertible {
  case damaged
  case newer(Int)

  var description: String {
    let file = URL.standups.lastPathComponent
    return switch self {
    case .damaged:
      """
      \(file) is damaged, so it stays as it is and nothing is saved: repair it, or move it away \
      from \(URL.standups.deletingLastPathComponent().path), and start again.
      """
    case .newer(let format):
      """
      \(file) was saved by a newer version of this app (format \(format)), so it stays as it is \
      and nothing is saved: update this app.
      """
    }
  }
}
