import Foundation

/// What tells one value from all others of its kind. That of a meeting is no stand-up's: the
/// compiler says so, where two plain `UUID`s would be compared.
struct Identifier<Owner>: Hashable, Sendable {
  let uuid: UUID

  init(_ uuid: UUID) { self.uuid = uuid }
}

extension Identifier: Codable {
  init(from decoder: any Decoder) throws {
    uuid = try decoder.singleValueContainer().decode(UUID.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}
