/// Where gpsd is looked for.
package enum GPSDAddress: Equatable, Sendable {
  /// Where gpsd usually is. With no gpsd there, the simulator takes its place.
  case usual(host: String, port: UInt16)
  /// Where the person says that it is. With no gpsd there, that is an error.
  case chosen(host: String, port: UInt16)
  /// The person wants the recorded walk, whether gpsd runs or not.
  case simulator

  package static let standard = Self.usual(host: "localhost", port: 2947)

  /// Follows `GPSD_HOST` (a host, or `simulator`) and `GPSD_PORT`.
  package init(environment: [String: String]) throws(LocationError) {
    let host = environment["GPSD_HOST"].flatMap { $0.isEmpty ? nil : $0 }
    let port = environment["GPSD_PORT"].flatMap { $0.isEmpty ? nil : $0 }
    if host == "simulator" {
      self = .simulator
    } else if host == nil, port == nil {
      self = .standard
    } else {
      guard let number = UInt16(port ?? "2947"), number > 0 else {
        throw .portIsNoPort(port ?? "")
      }
      self = .chosen(host: host ?? "localhost", port: number)
    }
  }
}
