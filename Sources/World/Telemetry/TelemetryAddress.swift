/// Where the events go.
package struct TelemetryAddress: Equatable, Sendable {
  package let host: String
  package let port: UInt16
  package let path: String

  package static let `default` = Self(host: "127.0.0.1", port: 4747, path: "/events")

  package init(host: String, port: UInt16, path: String) {
    self.host = host
    self.port = port
    self.path = path
  }

  /// Reads `http://127.0.0.1:4747`, with or without a path; nil when it is not on this machine.
  package init?(_ text: String) {
    let scheme = "http://"
    guard text.hasPrefix(scheme), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(authority.count)
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["127.0.0.1", "localhost"].contains(parts[0]),
      let port = UInt16(parts[1]), port > 0
    else { return nil }
    self.init(
      host: String(parts[0]),
      port: port,
      path: path.isEmpty || path == "/" ? Self.default.path : String(path)
    )
  }
}

extension TelemetryAddress: CustomStringConvertible {
  var authority: String { "\(host):\(port)" }

  package var description: String { "http://\(authority)" }
}
