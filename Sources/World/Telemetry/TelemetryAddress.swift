/// The address of the collector on this machine that gets the events.
package struct TelemetryAddress: Equatable, Sendable {
  package let port: UInt16

  package static let `default` = Self(port: 4747)

  var authority: String { "127.0.0.1:\(port)" }
}

extension TelemetryAddress {
  /// Reads `http://127.0.0.1:4747`; nil when it is not on this machine.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "http", ["//127.0.0.1", "//localhost"].contains(parts[1]),
      let port = UInt16(parts[2].hasSuffix("/") ? parts[2].dropLast() : parts[2]), port > 0
    else { return nil }
    self.init(port: port)
  }
}

extension TelemetryAddress: CustomStringConvertible {
  package var description: String { "http://\(authority)" }
}
