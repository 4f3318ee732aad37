import Loopback

extension LocationError {
  static func noFix(at address: String) -> Self {
    Self(
      .locationUnknown,
      """
      gpsd at \(address) does not know where it is; connect a receiver and take it outside, or set \
      GPSD_HOST=simulator for a recorded walk.
      """
    )
  }

  static func notGPSD(at address: String) -> Self {
    Self(
      .locationUnknown,
      "What answers at \(address) is not gpsd; set GPSD_HOST=simulator for a recorded walk."
    )
  }

  /// gpsd could not be reached, or the connection broke.
  init(_ problem: ConnectionError, at address: String) {
    self.init(
      .network,
      """
      There is no location, because \(problem.reason(at: address)): start gpsd again, or set \
      GPSD_HOST=simulator for a recorded walk.
      """
    )
  }
}
