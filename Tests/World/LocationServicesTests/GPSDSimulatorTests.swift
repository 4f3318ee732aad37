import Loopback
import Testing

@testable import LocationServices

@Suite struct GPSDSimulatorTests {
  private let version = """
    {"class":"VERSION","release":"3.22","rev":"simulator","proto_major":3,"proto_minor":14}
    """
  private let devices = """
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/recorded-walk",\
    "driver":"NMEA0183","native":0,"bps":4800,"parity":"N","stopbits":1,"cycle":1.00}]}
    """

  /// It takes its first step in an hour.
  private let simulator: GPSDSimulator
  /// A program that has read the simulator’s banner.
  private let program: Connection

  init() throws {
    simulator = try GPSDSimulator(interval: .seconds(3600))
    program = try Connection(port: simulator.port, timeout: .seconds(60))
    #expect(try line(from: program) == version)
  }

  private func line(from program: Connection) throws -> String? {
    try program.readLine(limit: 10_240).map { String(decoding: $0, as: UTF8.self) }
  }

  private func acknowledgement(enable: Bool, json: Bool) -> String {
    """
    {"class":"WATCH","enable":\(enable),"json":\(json),"nmea":false,"raw":0,\
    "scaled":false,"timing":false,"split24":false,"pps":false}
    """
  }

  @Test func `a program that watches hears of the receiver, of the watch, and of the place`() throws
  {
    try program.send("?WATCH={\"enable\":true,\"json\":true};\n")
    #expect(try line(from: program) == devices)
    #expect(try line(from: program) == acknowledgement(enable: true, json: true))
    let report = try #require(try program.readLine(limit: 10_240))
    let start = RecordedWalk.points[0]
    guard case .fix(let location) = GPSDReport(line: report) else {
      Issue.record("Not a fix: \(String(decoding: report, as: UTF8.self))")
      return
    }
    #expect(location.latitude == start.latitude)
    #expect(location.longitude == start.longitude)
    #expect(location.altitude == start.altitude)
    #expect(location.course == start.course)
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

  @Test func `requests need no line of their own, and noise is passed over`() throws {
    try program.send("garbage\n?DEVICES;?VERSION;\r\nmore\n?NONSENSE \"x\";")
    #expect(try line(from: program) == devices)
    #expect(try line(from: program) == version)
    #expect(
      try line(from: program)
        == #"{"class":"ERROR","message":"Unrecognized request '?NONSENSE x'"}"#
    )
  }

  @Test func `a poll has the place only for those who watch`() throws {
    try program.send("?POLL;")
    let idle = try #require(try line(from: program))
    #expect(idle.hasSuffix(#","active":0,"tpv":[],"gst":[],"sky":[]}"#))
    try program.send("?WATCH={\"enable\":true,\"json\":true};")
    for _ in 1...3 { _ = try line(from: program) }
    try program.send("?POLL;")
    let active = try #require(try line(from: program))
    #expect(active.contains(#","active":1,"tpv":[{"class":"TPV","#))
  }

  @Test func `a program that does not want JSON hears no reports`() throws {
    try program.send("?WATCH={\"enable\":true};?WATCH;?WATCH={broken;?VERSION;")
    for _ in 1...3 {
      #expect(try line(from: program) == devices)
      #expect(try line(from: program) == acknowledgement(enable: true, json: false))
    }
    #expect(try line(from: program) == version)
  }

  @Test func `a request without an end is refused once`() throws {
    try program.send("?" + String(repeating: "x", count: 100_000) + ";?VERSION;")
    #expect(
      try line(from: program)
        == #"{"class":"ERROR","message":"Unrecognized request 'a request that is too long'"}"#
    )
    #expect(try line(from: program) == version)
  }
}
