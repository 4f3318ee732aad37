import Loopback
import Testing

@testable import LocationServices

@Suite struct GPSDSimulatorTests {
  @Test func `a program that watches gets the version, and then one place after the other`() throws
  {
    let simulator = try GPSDSimulator(interval: .milliseconds(1))
    let program = try Connection(port: simulator.port, timeout: .seconds(60))
    let version = try program.readLine(limit: 10_240).map { String(decoding: $0, as: UTF8.self) }
    #expect(version?.hasPrefix(#"{"class":"VERSION","release":"3.22","#) == true)
    try program.send("?VERSION;\n" + #"?WATCH={"enable":true,"json":true};"# + "\n")
    let latitudes = RecordedWalk.points.map(\.latitude)
    for _ in 1...5 {
      let report = try #require(try program.readLine(limit: 10_240))
      let location = try #require(GPSDReport(line: report)?.location())
      #expect(latitudes.contains(location.latitude))
    }
    simulator.stop()
    while try program.readLine(limit: 10_240) != nil {}
  }
}
