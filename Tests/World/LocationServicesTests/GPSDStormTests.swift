import Loopback
import TestTools
import Testing

@testable import LocationServices

/// Sessions with a gpsd that sends damaged lines. A failure prints the seed of the session.
@Suite struct GPSDStormTests {
  @Test func `whatever gpsd has said before it, a location is heard`() async throws {
    let gpsd = try ScriptedGPSD { number, program in
      var random = SeededGenerator(seed: number)
      var storm: [UInt8] = []
      for _ in 1...random.number(in: 1...8) {
        let line = Array(random.pick(Self.lines).utf8)
        storm += random.damage(line, nuisances: Self.nuisances) + [0x0A]
      }
      try program.send(storm)
      try program.sendFix(latitude: 12.25)
      try program.waitForEnd()
    }
    defer { gpsd.stop() }
    let world = LocationWorld()
    var heard = 0
    for seed in 0..<repetitions(10_000).count {
      let (answers, hear) = AsyncStream.makeStream(of: GPSDSession.Answer.self)
      GPSDSession(system: world.system(gpsd: gpsd.address)) { hear.yield($0) }.start()
      for await answer in answers {
        switch answer {
        case .success(let location):
          heard += 1
          #expect(location.latitude == 12.25, "seed \(seed)")
        // A list of receivers may have lost its only one.
        case .failure(let error): #expect("\(error)".hasPrefix("No location: "), "seed \(seed)")
        }
        break
      }
    }
    #expect(heard * 10 > repetitions(10_000).count * 9)
  }

  private static let lines = [
    #"{"class":"VERSION","release":"3.22","proto_major":3,"proto_minor":14}"#,
    #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyUSB0"}]}"#,
    #"{"class":"TPV","mode":1,"time":"2026-06-20T12:00:09.000Z"}"#,
    #"{"class":"SKY","hdop":1.2,"satellites":[{"PRN":5,"el":41,"az":211,"ss":34,"used":true}]}"#,
  ]

  private static let nuisances = [
    "\n", "\"", "\\", "{", "}", "[", "\0", "1e999", "-", "\u{FEFF}", "é", "null",
    String(repeating: "[", count: 10_000), String(repeating: " ", count: 40_000),
  ]
}
