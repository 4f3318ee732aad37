import Loopback
import Testing

@testable import LocationServices

@Suite struct LocationErrorTests {
  @Test(arguments: [
    (
      ConnectionError.refused,
      "No program listens at boat:2947: start gpsd there, or correct GPSD_HOST and GPSD_PORT."
    ),
    (.unknownHost, "There is no host for gpsd at boat:2947: correct GPSD_HOST."),
    (
      .timedOut,
      "gpsd at boat:2947 does not answer: check the network, GPSD_HOST and GPSD_PORT."
    ),
    (
      .ended,
      "gpsd at boat:2947 has hung up: start it again, then ask for the location again."
    ),
    (
      .lineTooLong(limit: 9),
      "gpsd at boat:2947 sent a line of more than 9 bytes: check what runs there."
    ),
    (
      .failed("No route to host"),
      "gpsd at boat:2947 cannot be reached (No route to host): check the network and try again."
    ),
  ])
  func `each broken connection has its sentence`(problem: ConnectionError, sentence: String) {
    let error = LocationError(problem, at: "boat:2947")
    #expect(error == LocationError(.network, sentence))
    #expect("\(error)" == sentence)
  }
}
