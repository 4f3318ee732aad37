/// The address of the collector on this machine that gets the events.
package struct TelemetryAddress: Equatable, Sendable, CustomStringConvertible {
  package let port: UInt16

  package static let `default` = Self(port: 4747)

  package var description: String { "http://127.0.0.1:\(port)" }
}

extension TelemetryAddress {
  /// Reads `http://127.0.0.1:4747`; nil when it is not on this machine.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)\/?/),
      let port = UInt16(match.1), port > 0
    else { return nil }
    self.init(port: port)
  }
}
