import Dependencies
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite(.serialized) struct ChangingAnswer {
  @Test func `each request reports the next of the places`() async {
    let client = LocationClient.changingMind(after: [here, here, there, here])
    let listener = Listener(to: client)
    for place in [here, here, there] {
      client.requestLocation()
      let heard = await listener.heard()
      #expect(heard == [.didUpdateLocations([place])])
      #expect(client.authorizationStatus() == .authorizedWhenInUse)
    }
  }

  @Test func `with the last place, the person says no`() async {
    let client = LocationClient.changingMind(after: [here])
    let listener = Listener(to: client)
    client.requestLocation()
    let heard = await listener.heard()
    #expect(heard == [.didUpdateLocations([here]), .didChangeAuthorization(.denied)])
  }

  @Test func `after the no, or with no places at all, each request fails`() async {
    for places in [[here], []] {
      let client = LocationClient.changingMind(after: places)
      for _ in places { client.requestLocation() }
      await TestClock().advance()
      let listener = Listener(to: client)
      for _ in 1...2 {
        #expect(client.authorizationStatus() == .denied)
        client.requestLocation()
        let heard = await listener.heard()
        #expect(heard == [.didFail(.saidNo)])
      }
    }
  }

  @Test func `asking for permission changes nothing and reports nothing`() async {
    let client = LocationClient.changingMind(after: [here])
    let listener = Listener(to: client)
    client.requestWhenInUseAuthorization()
    let heard = await listener.heard()
    #expect(heard == [])
    #expect(client.authorizationStatus() == .authorizedWhenInUse)
  }

  @Test func `each listener hears from now on, and another client is another person`() async {
    let client = LocationClient.changingMind(after: [here, there])
    let other = LocationClient.changingMind(after: [here, there])
    client.requestLocation()
    await TestClock().advance()
    let late = Listener(to: client)
    client.requestLocation()
    let heard = await late.heard()
    #expect(heard == [.didUpdateLocations([there]), .didChangeAuthorization(.denied)])
    #expect(other.authorizationStatus() == .authorizedWhenInUse)
  }
}

/// Says what it has heard from a client since it was asked last.
@MainActor
private final class Listener {
  private var events: [LocationClient.Event] = []

  init(to client: LocationClient) {
    let stream = client.events()
    Task { for await event in stream { events.append(event) } }
  }

  func heard() async -> [LocationClient.Event] {
    await TestClock().advance()
    defer { events = [] }
    return events
  }
}

private let here = Location(latitude: 35.0137, longitude: 135.79, timestamp: .distantPast)
private let there = Location(latitude: 35.0234, longitude: 135.79, timestamp: .distantPast)
