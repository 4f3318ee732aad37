import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ChangingAnswer {
  @Test func `the answer is yes until the last place, and no from then on`() {
    let client = LocationClient.changingMind(after: .threePlaces)
    var statuses = [client.authorizationStatus()]
    for _ in 1...4 {
      client.requestLocation()
      statuses.append(client.authorizationStatus())
    }
    #expect(
      statuses == [
        .authorizedWhenInUse, .authorizedWhenInUse, .authorizedWhenInUse, .denied, .denied,
      ],
      "With the third of three places the person says no, and the status does not follow."
    )
  }

  @Test func `the delegate hears of each place in turn, then of the no`() async {
    let client = LocationClient.changingMind(after: .threePlaces)
    let heard = await client.heard { for _ in 1...3 { client.requestLocation() } }
    #expect(
      heard == ["place 1", "place 2", "place 3", "now denied"],
      "After three requests it should be three places, and then the news that it is denied."
    )
  }

  @Test func `every request after the no fails`() async {
    let client = LocationClient.changingMind(after: Array([Location].threePlaces.prefix(1)))
    let heard = await client.heard { for _ in 1...3 { client.requestLocation() } }
    #expect(
      heard == ["place 1", "now denied", "failed: you said no", "failed: you said no"],
      "With the only place the person says no: the second and the third request have to fail."
    )
  }

  @Test func `the no is final: asking again brings up nothing`() async {
    let client = LocationClient.changingMind(after: Array([Location].threePlaces.prefix(1)))
    let heard = await client.heard {
      client.requestLocation()
      client.requestWhenInUseAuthorization()
    }
    #expect(client.authorizationStatus() == .denied, "The app asks again, and is allowed again.")
    #expect(
      heard == ["place 1", "now denied"],
      "A place and the news are two events, and asking again adds none."
    )
  }

  @Test func `with no places, it is no from the start`() async {
    let client = LocationClient.changingMind(after: [])
    #expect(client.authorizationStatus() == .denied, "There is no place, and it is a yes.")
    let heard = await client.heard { client.requestLocation() }
    #expect(heard == ["failed: you said no"], "The answer is no: the request has to fail.")
  }

  @Test func `two of them do not know each other`() async {
    let first = LocationClient.changingMind(after: Array([Location].threePlaces.prefix(1)))
    let second = LocationClient.changingMind(after: Array([Location].threePlaces.suffix(2)))
    first.requestLocation()
    #expect(
      second.authorizationStatus() == .authorizedWhenInUse,
      "One person has changed their mind, and the other one is said to have as well."
    )
    let heard = await second.heard { second.requestLocation() }
    #expect(
      heard == ["place 2"],
      "The second client does not begin with the first of its own places."
    )
  }
}

extension LocationClient {
  /// What the delegate has heard when everything is at rest again.
  @MainActor
  fileprivate func heard(during action: () -> Void) async -> [String] {
    var heard: [String] = []
    let events = events()
    let listening = Task {
      for await event in events { heard.append(event.words) }
    }
    action()
    await TestClock().advance()
    listening.cancel()
    return heard
  }
}

extension LocationClient.Event {
  /// Short, so that a failure can be read.
  fileprivate var words: String {
    switch self {
    case .didUpdateLocations(let locations):
      locations.map { location in
        [Location].threePlaces.firstIndex(of: location).map { "place \($0 + 1)" } ?? "elsewhere"
      }
      .joined(separator: " and ")
    case .didChangeAuthorization(let status): "now \(status)"
    case .didFail(.saidNo): "failed: you said no"
    case .didFail(let error): "failed: \(error)"
    }
  }
}

extension [Location] {
  fileprivate static let threePlaces = (1...3).map {
    Location(
      latitude: 35 + Double($0) / 100,
      longitude: 135.79,
      timestamp: Date(timeIntervalSince1970: Double($0) * 30)
    )
  }
}
