import OperatingSystem

/// The place on this machine where gpsd is looked for.
package enum GPSDAddress: Equatable, Sendable {
  /// The port that gpsd has by default. With no gpsd there, the simulator takes its place.
  case standard(port: UInt16 = 2947)
  /// The port that the person has named. With no gpsd there, that is an error.
  case configured(port: UInt16)
  /// The person wants the recorded walk, whether gpsd runs or not.
  case simulator

  /// Follows `GPSD_HOST` (this machine, or `simulator`) and `GPSD_PORT`.
  package init(environment: [String: String]) throws(LocationError) {
    let host = environment["GPSD_HOST"] ?? ""
    let port = environment["GPSD_PORT"] ?? ""
    switch (host, port) {
    case ("simulator", _): self = .simulator
    case ("", ""): self = .standard()
    case ("", _), ("localhost", _), ("127.0.0.1", _):
      guard let number = UInt16(port.isEmpty ? "2947" : port), number > 0 else {
        throw LocationError(
          .network,
          "GPSD_PORT is “\(port.quotable())”, which is not a port: use a number from 1 to 65535."
        )
      }
      self = .configured(port: number)
    default:
      throw LocationError(
        .network,
        """
        GPSD_HOST is “\(host.quotable())”, but gpsd is looked for on this machine only: leave it \
        out, or write GPSD_HOST=simulator for a recorded walk.
        """
      )
    }
  }
}
