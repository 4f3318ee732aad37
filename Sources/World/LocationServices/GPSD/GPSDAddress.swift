/// The place on this machine where gpsd is looked for.
package enum GPSDAddress: Equatable, Sendable {
  /// The port that gpsd has by default. With no gpsd there, the simulator takes its place.
  case standard(port: UInt16 = 2947)
  /// The person wants the recorded walk, whether gpsd runs or not: `GPSD_HOST=simulator`.
  case simulator

  package init(environment: [String: String]) {
    self = environment["GPSD_HOST"] == "simulator" ? .simulator : .standard()
  }
}
