import Foundation

/// JSON as it is sent over HTTP: on one line, with sorted keys.
package enum JSON {
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from bytes: some Collection<UInt8>
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(value))
  }
}
