import LocationServices
import Testing

@Suite struct GPSDAddressTests {
  @Test func `without a choice it is where gpsd usually is`() throws {
    #expect(try GPSDAddress(environment: [:]) == .usual(host: "localhost", port: 2947))
    #expect(try GPSDAddress(environment: ["GPSD_HOST": "", "GPSD_PORT": ""]) == .standard)
  }

  @Test(arguments: [
    (["GPSD_HOST": "boat"], GPSDAddress.chosen(host: "boat", port: 2947)),
    (["GPSD_PORT": "4000"], .chosen(host: "localhost", port: 4000)),
    (["GPSD_HOST": "boat", "GPSD_PORT": "4000"], .chosen(host: "boat", port: 4000)),
    (["GPSD_HOST": "simulator"], .simulator),
  ])
  func `a person may choose another`(environment: [String: String], address: GPSDAddress) throws {
    #expect(try GPSDAddress(environment: environment) == address)
  }

  @Test(arguments: ["0", "65536", "-1", "gps"])
  func `a port that is none is refused`(port: String) {
    let error = #expect(throws: LocationError.self) {
      try GPSDAddress(environment: ["GPSD_PORT": port])
    }
    #expect(error?.code == .network)
    #expect(
      error?.description
        == "GPSD_PORT is “\(port)”, which is not a port: use a number from 1 to 65535."
    )
  }
}
