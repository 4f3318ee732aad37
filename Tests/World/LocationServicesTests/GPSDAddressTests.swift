import LocationServices
import Testing

@Suite struct GPSDAddressTests {
  @Test(arguments: [
    ([:], GPSDAddress.standard(port: 2947)), (["GPSD_HOST": "", "GPSD_PORT": ""], .standard()),
    (["GPSD_PORT": "4000"], .configured(port: 4000)),
    (["GPSD_HOST": "localhost"], .configured(port: 2947)),
    (["GPSD_HOST": "127.0.0.1", "GPSD_PORT": "4000"], .configured(port: 4000)),
    (["GPSD_HOST": "simulator"], .simulator),
  ])
  func `a person may name another port, or the simulator`(
    environment: [String: String],
    address: GPSDAddress
  ) throws {
    #expect(try GPSDAddress(environment: environment) == address)
  }

  @Test(arguments: ["0", "65536", "gps"])
  func `an invalid port is refused`(port: String) {
    let error = #expect(throws: LocationError.self) {
      try GPSDAddress(environment: ["GPSD_PORT": port])
    }
    #expect(error?.code == .network)
    #expect(
      error?.description
        == "GPSD_PORT is “\(port)”, which is not a port: use a number from 1 to 65535."
    )
  }

  @Test func `another machine is not asked`() {
    let error = #expect(throws: LocationError.self) {
      try GPSDAddress(environment: ["GPSD_HOST": "boat"])
    }
    #expect(
      error?.description
        == """
        GPSD_HOST is “boat”, but gpsd is looked for on this machine only: leave it out, or write \
        GPSD_HOST=simulator for a recorded walk.
        """
    )
  }
}
