import Loopback
import OperatingSystem

extension LocationError {
  static func portIsNoPort(_ text: String) -> Self {
    Self(.network, "GPSD_PORT is “\(text)”, which is not a port: use a number from 1 to 65535.")
  }

  static func noReceiver(at place: String) -> Self {
    Self(
      .locationUnknown,
      "gpsd at \(place) has no receiver; connect one, or set GPSD_HOST=simulator for a recorded walk."
    )
  }

  static func noFix(at place: String) -> Self {
    Self(
      .locationUnknown,
      """
      gpsd at \(place) does not know where it is; take its receiver outside, or set \
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
    let sentence =
      switch problem {
      case .refused:
        "No program listens at \(place): start gpsd there, or correct GPSD_HOST and GPSD_PORT."
      case .unknownHost:
        "There is no host for gpsd at \(place): correct GPSD_HOST."
      case .timedOut:
        "gpsd at \(place) does not answer: check the network, GPSD_HOST and GPSD_PORT."
      case .ended:
        "gpsd at \(place) has hung up: start it again, then ask for the location again."
      case .lineTooLong(let limit):
        "gpsd at \(place) sent a line of more than \(limit) bytes: check what runs there."
      case .failed(let reason):
        "gpsd at \(place) cannot be reached (\(reason)): check the network and try again."
      }
    self.init(.network, sentence)
  }

  static func simulatorCannotStart(_ failure: SystemFailure) -> Self {
    Self(
      .network,
      """
      The recorded walk cannot be replayed on this computer (\(failure.words)): close programs that you \
      do not need and try again.
      """
    )
  }
}
