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

  @Test func `with no gpsd it says so once and replays a walk`() async throws {
    let deaf = try DeafPort()
    let simulator = try GPSDSimulator(interval: .seconds(3600))
    defer { simulator.stop() }
    let system = world.system(
      gpsd: .usual(host: "127.0.0.1", port: deaf.port),
      simulator: { simulator.port }
    )
    #expect(await requestLocation(system) == start)
    #expect(await requestLocation(system) == start)
    #expect(
      world.notes == [
        """
        No gpsd at 127.0.0.1:\(deaf.port) (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, the Philosopher’s Path in Kyoto.
        """
      ]
    )
    #expect(world.footprint.summary == "2 fixes received, 2 connections opened")
  }

  @Test func `the simulator can be chosen, without a notice`() async throws {
    let simulator = try GPSDSimulator(interval: .seconds(3600))
    defer { simulator.stop() }
    let system = world.system(gpsd: .simulator, simulator: { simulator.port })
    #expect(await requestLocation(system) == start)
    #expect(world.notes == [])
  }

  @Test func `a chosen gpsd that is not there is an error`() async throws {
    let deaf = try DeafPort()
    let system = world.system(gpsd: .chosen(host: "127.0.0.1", port: deaf.port))
    #expect(
      await requestLocation(system)
        == .failure(
          """
          There is no location, because nothing listens on 127.0.0.1:\(deaf.port): start gpsd \
          there, or correct GPSD_HOST and GPSD_PORT.
          """
        )
    )
    #expect(world.footprint.summary == "untouched")
  }
}
