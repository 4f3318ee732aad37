import Loopback
import Testing

@testable import LocationServices

@Suite struct GPSDSimulatorTests {
  /// It takes its first step in an hour.
  private let simulator: GPSDSimulator
  /// A program that has read the simulator’s banner.
  private let program: Connection

  init() throws {
    simulator = try GPSDSimulator(interval: .seconds(3600))
    program = try Connection(port: simulator.port, timeout: .seconds(60))
    let banner = try line(from: program)
    #expect(banner?.hasPrefix(#"{"class":"VERSION","release":"3.22","#) == true)
  }

  private func line(from program: Connection) throws -> String? {
    try program.readLine(limit: 10_240).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    [#"?WATCH={"enable":true,"json":true};"# + "\n"], ["garbage\n?VERSION;\n", "?WATCH;"],
    [String(repeating: "x", count: 100_000), "?WATCH={};"],
  ])
  func `a program that watches hears of the receiver, of the watch, and of the place`(
    requests: [String]
  ) throws {
    for request in requests { try program.send(request) }
    #expect(
      try line(from: program) == """
        {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/recorded-walk",\
        "driver":"NMEA0183","native":0,"bps":4800,"parity":"N","stopbits":1,"cycle":1.00}]}
        """
    )
    #expect(
      try line(from: program) == """
        {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false,\
        "timing":false,"split24":false,"pps":false}
        """
    )
    let report = try #require(try program.readLine(limit: 10_240))
    guard case .fix(let location) = GPSDReport(line: report) else {
      Issue.record("Not a fix: \(String(decoding: report, as: UTF8.self))")
      return
    }
    #expect(location.latitude == RecordedWalk.points[0].latitude)
    #expect(location.longitude == RecordedWalk.points[0].longitude)
    simulator.stop()
    #expect(try line(from: program) == nil)
  }

  @Test func `reports go on coming`() throws {
    let simulator = try GPSDSimulator(interval: .milliseconds(1))
    defer { simulator.stop() }
    let program = try Connection(port: simulator.port, timeout: .seconds(60))
    try program.send("?WATCH={\"enable\":true,\"json\":true};\n")
    for _ in 1...3 { _ = try line(from: program) }
    for _ in 1...5 { #expect(try line(from: program)?.hasPrefix("{\"class\":\"TPV\"") == true) }
  }
}
