import Foundation

/// JSON as the collector reads and writes it: bytes, on one line, keys in order.
enum JSON {
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Collection<UInt8>)
    throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(value))
  }
}
