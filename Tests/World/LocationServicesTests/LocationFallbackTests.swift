import Loopback
import OutsideWorld
import TestWorlds
import Testing

@testable import LocationServices

@MainActor
@Suite struct LocationFallbackTests {
  let world = TestWorld(declaring: .location)
  let log = LocationDelegateLog()
  let start = LocationDelegateLog.Entry.location(latitude: RecordedWalk.points[0].latitude)

  init() {
    world.decide(.allowed, .location)
  }

  private func requestLocation(_ system: LocationSystem) async -> LocationDelegateLog.Entry? {
    let manager = LocationManager(system: system)
    manager.delegate = log
    _ = await log.next()
    manager.requestLocation()
    return await log.next()
  }

  @Test func `without gpsd, one notice says so and the walk is replayed`() async throws {
    let simulator = try GPSDSimulator(interval: .seconds(3600))
    defer { simulator.stop() }
    let system = world.locationSystem(gpsd: 1, simulator: { simulator.port })
    #expect(await requestLocation(system) == start)
    #expect(await requestLocation(system) == start)
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
