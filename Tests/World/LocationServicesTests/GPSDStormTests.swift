import DependenciesTestSupport
import Loopback
import Testing

@testable import LocationServices

/// Sessions with a gpsd that sends damaged lines. A failure prints the seed of the session.
@Suite struct GPSDStormTests {
  @Test func `whatever gpsd has said before it, a location is heard`() async throws {
    let gpsd = try ScriptedGPSD { number, program in
      var random = SeededGenerator(seed: number)
      for _ in 1...random.number(in: 1...8) {
        let line = Array(random.pick(Self.lines).utf8)
        try program.send(random.damage(line, nuisances: Self.nuisances) + [0x0A])
      }
      try program.sendFix(latitude: 12.25)
      try program.waitForEnd()
    }
    defer { gpsd.stop() }
    let world = LocationWorld()
    for seed in 0..<repetitions(10_000).count {
      let (events, hear) = AsyncStream.makeStream(of: GPSDSession.Event.self)
      let session = GPSDSession(system: world.system(gpsd: gpsd.address)) { hear.yield($1) }
      session.start()
      for await event in events {
        if case .fix(let location) = event, location.latitude == 12.25 { break }
        guard case .end(let error) = event else { continue }
        Issue.record("seed \(seed): \(error)")
        return
      }
      session.stop()
    }
  }

  private static let lines = [
    #"{"class":"VERSION","release":"3.22","proto_major":3,"proto_minor":14}"#,
    #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyUSB0"}]}"#,
    #"{"class":"TPV","mode":1,"time":"2026-06-20T12:00:09.000Z"}"#,
    """
    {"class":"TPV","mode":3,"time":"2026-06-20T12:00:09.000Z","lat":-35.5,"lon":135.25,"alt":12.4,\
    "track":45.0,"speed":1.286,"eph":17.1}
    """,
  ]

  private static let nuisances = [
    "\n", "\"", "\\", "{", "}", "[", "\0", "1e999", "-", "\u{FEFF}", "é", "null",
    String(repeating: "[", count: 10_000), String(repeating: " ", count: 40_000),
  ]
}
