/// An event as a program posts it.
///
/// ```json
/// {"name": "Pin Dropped", "source": "preview", "properties": {"zoom": "3"}}
/// ```
package struct PostedEvent: Equatable, Sendable {
  package let name: String
  package let source: String
  package let properties: [String: String]

  package init(name: String, source: String, properties: [String: String] = [:]) {
    self.name = name
    self.source = source
    self.properties = properties
  }
}

extension PostedEvent: Decodable {
  private enum CodingKeys: CodingKey {
    case name, source, properties
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    guard !name.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .name,
        in: container,
        debugDescription: "A name must not be empty."
      )
    }
    let source = try container.decodeIfPresent(String.self, forKey: .source) ?? ""
    self.source = source.isEmpty ? "unknown" : source
    properties = try container.decodeIfPresent([String: String].self, forKey: .properties) ?? [:]
  }
}

/// The body of a post: one event, or a list of them.
struct PostedEvents: Decodable {
  let events: [PostedEvent]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      events = [try container.decode(PostedEvent.self)]
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      events = try container.decode([PostedEvent].self)
    }
  }
}
