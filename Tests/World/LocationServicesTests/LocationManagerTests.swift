import Loopback
import OutsideWorld
import TestTools
import TestWorlds
import Testing

@testable import LocationServices

@MainActor
@Suite struct LocationManagerTests {
  let world = TestWorld(declaring: .location)
  let log = LocationDelegateLog()

  init() {
    world.decide(.allowed, .location)
  }

  /// A manager whose delegate was called with the status that allows it.
  private func manager(_ system: LocationSystem) async -> LocationManager {
    let manager = LocationManager(system: system)
    manager.delegate = log
    _ = await log.next()
    return manager
  }

  @Test func `a requested location comes once`() async throws {
    let gpsd = try ScriptedGPSD { number, program in
      try program.send("{\n\nnonsense\r\n" + #"{"class":"TPV","mode":1}"# + "\n")
      for step in 0..<3 { try program.sendFix(latitude: Double(number * 10 + step)) }
      try program.waitForEnd()
    }
    defer { gpsd.stop() }
    let manager = LocationManager(system: world.locationSystem(gpsd: gpsd.port))
    log.onAuthorization = { $0.requestLocation() }
    manager.delegate = log
    _ = await log.next()
    #expect(await log.next() == .location(latitude: 0))
    #expect(world.footprint.summary == "1 fix received, 1 connection opened")
    manager.requestLocation()
    #expect(await log.next() == .location(latitude: 10))
    #expect(world.footprint.summary == "2 fixes received, 2 connections opened")
  }

  private nonisolated static let noFix = """
    gpsd at PLACE does not know where it is; connect a receiver and take it outside, or set \
    GPSD_HOST=simulator for a recorded walk.
    """

  @Test(
    .machineTime(.seconds(60)),
    arguments: [
      (#"{"class":"TPV","mode":1}"# + "\r\n", 0.1, noFix),
      // Without a receiver, it fails at once.
      (#"{"class":"DEVICES","devices":[]}"# + "\r\n", 600.0, noFix),
      (
        String(repeating: "x", count: 10_000), 0.1,
        "What answers at PLACE is not gpsd; set GPSD_HOST=simulator for a recorded walk."
      ),
    ]
  )
  func `without a fix, the request fails after its time`(
    answer: String,
    seconds: Double,
    sentence: String
  ) async throws {
    let gpsd = try ScriptedGPSD { _, program in while true { try program.send(answer) } }
    defer { gpsd.stop() }
    let manager = await manager(world.locationSystem(gpsd: gpsd.port, timeout: .seconds(seconds)))
    manager.requestLocation()
    #expect(await log.next() == .failure(sentence.replacing("PLACE", with: gpsd.place)))
  }

  @Test func `when gpsd ends the connection, there is an error and another request works`()
    async throws
  {
    let gpsd = try ScriptedGPSD { number, program in
      if number > 0 { try program.sendFix(latitude: Double(number)) }
    }
    defer { gpsd.stop() }
    let manager = await manager(world.locationSystem(gpsd: gpsd.port))
    manager.requestLocation()
    #expect(
      await log.next()
        == .failure(
          """
          There is no location, because \(gpsd.place) has hung up: start gpsd again, or \
          set GPSD_HOST=simulator for a recorded walk.
          """
        )
    )
    manager.requestLocation()
    #expect(await log.next() == .location(latitude: 1))
  }

  @Test func `a manager that is released ends its connection`() async throws {
    let (begun, begin) = AsyncStream<Never>.makeStream()
    let (conversation, end) = AsyncStream<Never>.makeStream()
    let gpsd = try ScriptedGPSD { _, program in
      begin.finish()
      try program.waitForEnd()
      end.finish()
    }
    defer { gpsd.stop() }
    var manager: LocationManager? = await manager(world.locationSystem(gpsd: gpsd.port))
    manager?.requestLocation()
    for await _ in begun {}
    manager = nil
    for await _ in conversation {}
  }

  @Test func `without gpsd, one notice says so and the walk is replayed`() async throws {
    let system = world.locationSystem(gpsd: 1)
    let walk = RecordedWalk.points.map { LocationDelegateLog.Entry.location(latitude: $0.latitude) }
    for _ in 1...2 {
      let manager = await manager(system)
      manager.requestLocation()
      #expect(await walk.contains(try #require(log.next())))
    }
    #expect(
      world.notes == [
        """
        No gpsd at localhost:1 (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, the Philosopher’s Path in Kyoto.
        """
      ]
    )
    #expect(world.footprint.summary == "2 fixes received, 2 connections opened")
  }

  @Test func `gpsd is looked for, unless GPSD_HOST says simulator`() {
    #expect(LocationSystem.gpsdPort(in: ["GPSD_HOST": "simulator"]) == nil)
    #expect(LocationSystem.gpsdPort(in: [:]) == 2947)
  }
}
