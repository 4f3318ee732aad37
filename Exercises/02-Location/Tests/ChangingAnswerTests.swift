import Dependencies
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ChangingAnswer {
  @Test func `each request reports the next of the places`() async {
    let client = LocationClient.changingMind(after: [here, here, there, here])
    for place in [here, here, there] {
      let heard = await heard(from: client) { client.requestLocation() }
      #expect(heard == [.didUpdateLocations([place])])
      #expect(client.authorizationStatus() == .authorizedWhenInUse)
    }
  }

  @Test func `with the last place, the person says no`() async {
    let client = LocationClient.changingMind(after: [here])
    let heard = await heard(from: client) { client.requestLocation() }
    #expect(heard == [.didUpdateLocations([here]), .didChangeAuthorization(.denied)])
  }

  @Test func `after the no, or with no places at all, each request fails`() async {
    for places in [[here], []] {
      let client = LocationClient.changingMind(after: places)
      for _ in places { client.requestLocation() }
      await TestClock().advance()
      for _ in 1...2 {
        #expect(client.authorizationStatus() == .denied)
        let heard = await heard(from: client) { client.requestLocation() }
        #expect(heard == [.didFail(.saidNo)])
      }
    }
  }

  @Test func `asking for permission changes nothing and reports nothing`() async {
    let client = LocationClient.changingMind(after: [here])
    let heard = await heard(from: client) { client.requestWhenInUseAuthorization() }
    #expect(heard == [])
    #expect(client.authorizationStatus() == .authorizedWhenInUse)
  }

  @Test func `each listener hears from now on, and another client is another person`() async {
    let client = LocationClient.changingMind(after: [here, there])
    let other = LocationClient.changingMind(after: [here, there])
    client.requestLocation()
    await TestClock().advance()
    let heard = await heard(from: client) { client.requestLocation() }
    #expect(heard == [.didUpdateLocations([there]), .didChangeAuthorization(.denied)])
    #expect(other.authorizationStatus() == .authorizedWhenInUse)
  }

  /// What a listener hears that begins to listen right before this action.
  private func heard(
    from client: LocationClient,
    action: () -> Void
  ) async -> [LocationClient.Event] {
    let events = LockIsolated<[LocationClient.Event]>([])
    let stream = client.events()
    let listening = Task { for await event in stream { events.withValue { $0.append(event) } } }
    defer { listening.cancel() }
    action()
    await TestClock().advance()
    return events.value
  }
}

private let here = Location(latitude: 35.0137, longitude: 135.79, timestamp: .distantPast)
private let there = Location(latitude: 35.0234, longitude: 135.79, timestamp: .distantPast)
