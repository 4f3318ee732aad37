import Loopback

extension LocationError {
  static func noFix(at place: String) -> Self {
    Self(
      .locationUnknown,
      """
      gpsd at \(place) does not know where it is; connect a receiver and take it outside, or set \
      GPSD_HOST=simulator for a recorded walk.
      """
    )
  }

  static func notGPSD(at place: String) -> Self {
    Self(
      .locationUnknown,
      "What answers at \(place) is not gpsd; correct GPSD_HOST and GPSD_PORT."
    )
  }

  /// gpsd could not be reached, or the connection broke.
  init(_ problem: ConnectionError, at place: String) {
    self.init(
      .network,
      """
      There is no location, because \(problem.reason(at: place)): start gpsd there, or correct \
      GPSD_HOST and GPSD_PORT.
      """
    )
  }
}
