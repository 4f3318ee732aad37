import Foundation

/// An event on its way out.
struct TrackedEvent: Encodable, Equatable, Sendable {
  let name: String
  let source: String
  let properties: [String: String]

  /// The bytes of an HTTP request that posts the event.
  func request(to address: TelemetryAddress) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(self)
    let head = """
      POST \(address.path) HTTP/1.1\r
      Host: \(address.host):\(address.port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + body
  }
}
