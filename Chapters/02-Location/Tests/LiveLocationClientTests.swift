import Dependencies
import Foundation
import LocationServices
import OutsideWorld
import TestTools
import TestWorlds
import Testing

@testable import LocationChapter

/// The live client, in a world of its own: a fresh record, a person who answers, a walk.
@MainActor
@Suite(.machineTime(.seconds(60))) struct LiveLocationClient {
  @Test func `it passes on a yes, and then a place of the walk`() async throws {
    try await withLiveClient(answering: .allow) { client in
      var events = client.events().makeAsyncIterator()
      #expect(await events.next() == .didChangeAuthorization(.notDetermined))

      client.requestWhenInUseAuthorization()
      #expect(await events.next() == .didChangeAuthorization(.authorizedWhenInUse))
      #expect(client.authorizationStatus() == .authorizedWhenInUse)

      client.requestLocation()
      guard case .didUpdateLocations(let locations) = await events.next() else {
        Issue.record("The client did not pass on the location.")
        return
      }
      #expect(locations.map(\.coordinates) == ["35.02689° N, 135.79438° E"])
    }
  }

  @Test func `it passes on a no, and why a request fails after it`() async throws {
    try await withLiveClient(answering: .dontAllow) { client in
      var events = client.events().makeAsyncIterator()
      #expect(await events.next() == .didChangeAuthorization(.notDetermined))
      client.requestWhenInUseAuthorization()
      #expect(await events.next() == .didChangeAuthorization(.denied))
      client.requestLocation()
      guard case .didFail(let error) = await events.next() else {
        Issue.record("The client did not pass on the failure.")
        return
      }
      #expect(error.code == .denied)
    }
  }

  @Test func `each listener hears, and one that has stopped does not`() async throws {
    try await withLiveClient(answering: .allow) { client in
      let stopped = Task { [events = client.events()] in
        var count = 0
        for await _ in events { count += 1 }
        return count
      }
      var others = client.events().makeAsyncIterator()
      #expect(await others.next() == .didChangeAuthorization(.notDetermined))
      await TestClock().advance()
      stopped.cancel()
      #expect(await stopped.value == 1)

      client.requestWhenInUseAuthorization()
      #expect(await others.next() == .didChangeAuthorization(.authorizedWhenInUse))
    }
  }

  private func withLiveClient(
    answering answer: PermissionPrompt.Answer,
    _ operation: (LocationClient) async throws -> Void
  ) async throws {
    let simulator = try GPSDSimulator(interval: .seconds(3600))
    defer { simulator.stop() }
    let world = TestWorld(declaring: .location)
    let system = LocationSystem(
      services: world.system(answering: answer),
      gpsd: simulator.port,
      timeout: .seconds(60)
    )
    try await operation(.live(LocationManager(system: system)))
  }
}
