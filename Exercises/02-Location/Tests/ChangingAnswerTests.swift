import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ChangingAnswer {
  // Demand 1
  @Test(arguments: [1, 2, 3, 7])
  func `each request tells the next place, and the last one is followed by the no`(
    _ count: Int
  ) async {
    let places = [Location].places(count)
    let client = LocationClient.changingMind(after: places)
    let listener = Listener(to: client)
    for number in 1...count {
      #expect(
        client.authorizationStatus() == .authorizedWhenInUse,
        "Of \(count) places, \(number - 1) were told. The answer is still a yes, and it says:"
      )
      client.requestLocation()
      let news: [LocationClient.Event] = number == count ? [.didChangeAuthorization(.denied)] : []
      let heard = await listener.heard()
      expect(
        heard,
        [.didUpdateLocations([places[number - 1]])] + news,
        "Request number \(number) of \(count) places was made. A listener has to hear this:"
      )
    }
    // Demand 2
    #expect(client.authorizationStatus() == .denied, "The last place was told. The status says:")
    listener.stops()
  }

  @Test func `the same place may come twice`() async {
    let (here, there) = ([Location].places(2)[0], [Location].places(2)[1])
    let client = LocationClient.changingMind(after: [here, here, there, here])
    let listener = Listener(to: client)
    for _ in 1...5 { client.requestLocation() }
    // A client that tells its places a little later may have told the failure at once.
    let heard = await listener.heard().drop { $0 == .didFail(.saidNo) }
    expect(
      Array(heard.prefix(5)),
      [here, here, there, here].map { .didUpdateLocations([$0]) }
        + [.didChangeAuthorization(.denied)],
      "Five requests at once, for four places, three of them the same. A listener has to hear:"
    )
    listener.stops()
  }

  // Demand 3
  @Test func `each request after the no fails, and nothing else happens`() async {
    let client = LocationClient.changingMind(after: .places(1))
    let listener = Listener(to: client)
    client.requestLocation()
    _ = await listener.heard()
    for number in 1...4 {
      client.requestLocation()
      let heard = await listener.heard()
      expect(
        heard,
        [.didFail(.saidNo)],
        "This is request number \(number) after the no. A listener has to hear a failure, once:"
      )
      #expect(client.authorizationStatus() == .denied, "The no is final. The status says:")
    }
    listener.stops()
  }

  // Demand 4
  @Test func `asking for permission changes nothing, before the no and after it`() async {
    let places = [Location].places(2)
    let client = LocationClient.changingMind(after: places)
    let listener = Listener(to: client)
    client.requestWhenInUseAuthorization()
    #expect(client.authorizationStatus() == .authorizedWhenInUse, "It was a yes, the app asks:")
    let unheard = await listener.heard()
    expect(unheard, [], "It was a yes, the app asks, and a listener hears of it.")
    for place in places {
      client.requestLocation()
      let told = await listener.heard()
      expect(
        Array(told.prefix(1)),
        [.didUpdateLocations([place])],
        "The app asks for permission and then for the next place. A listener has to hear it first:"
      )
      client.requestWhenInUseAuthorization()
    }
    for _ in 1...3 { client.requestWhenInUseAuthorization() }
    let heard = await listener.heard()
    expect(heard, [], "The app asks after the no, and a listener hears of it.")
    #expect(client.authorizationStatus() == .denied, "The app asks after the no. The status says:")
    client.requestLocation()
    let last = await listener.heard()
    expect(last, [.didFail(.saidNo)], "The app has asked after the no. A request has to fail.")
    listener.stops()
  }

  // Demand 5
  @Test func `with no places, it is no from the start`() async {
    let client = LocationClient.changingMind(after: [])
    #expect(client.authorizationStatus() == .denied, "There is no place. The status says:")
    let listener = Listener(to: client)
    for _ in 1...2 { client.requestLocation() }
    let heard = await listener.heard()
    expect(heard, [.didFail(.saidNo), .didFail(.saidNo)], "It is no: each request has to fail.")
    listener.stops()
  }

  // Demand 6
  @Test func `each listener hears what happens while it listens`() async {
    let places = [Location].places(3)
    let client = LocationClient.changingMind(after: places)
    client.requestLocation()
    await TestClock().advance()
    let first = Listener(to: client)
    let earlier = await first.heard()
    expect(earlier, [], "It listens after the first request, and hears what was told before.")
    client.requestLocation()
    let next = await first.heard()
    expect(
      next,
      [.didUpdateLocations([places[1]])],
      "The first of three requests was heard by no listener. The second one tells the second place:"
    )
    let second = Listener(to: client)
    client.requestLocation()
    let rest: [LocationClient.Event] = [
      .didUpdateLocations([places[2]]), .didChangeAuthorization(.denied),
    ]
    for listener in [first, second] {
      let heard = await listener.heard()
      expect(heard, rest, "Two listen, and both have to hear the last place and the no.")
    }
    first.stops()
    client.requestLocation()
    let last = await second.heard()
    expect(last, [.didFail(.saidNo)], "One of two has stopped. The other one has to hear.")
    second.stops()
  }

  @Test func `two clients do not know each other`() async {
    let places = [Location].places(2)
    let clients = [places, places, places].map(LocationClient.changingMind)
    let listeners = clients.map(Listener.init)
    for _ in 1...2 { clients[0].requestLocation() }
    clients[1].requestLocation()
    #expect(
      clients.map { $0.authorizationStatus() }
        == [.denied, .authorizedWhenInUse, .authorizedWhenInUse],
      "Of three clients with equal places, the first has told all. They say:"
    )
    let heard = [
      await listeners[0].heard(), await listeners[1].heard(), await listeners[2].heard(),
    ]
    #expect(
      heard.map(\.count) == [3, 1, 0],
      "Two places and a no, one place, nothing: so many events the three listeners have to hear."
    )
    for listener in listeners { listener.stops() }
  }

  // Demand 2
  @Test func `with your client, a screen that is right is shown to be right`() async {
    let shown = await TravelScreen(nil).fourTaps(with: .changingMind(after: .places(2)))
    #expect(
      shown == ["place 1", "place 2, no", "place 2, no", "place 2, no"],
      "A screen that does all right was tapped four times, with a client of two places."
    )
  }

  @Test(arguments: TravelScreen.Mistake.allCases)
  fileprivate func `with your client, a screen with a mistake is found out`(
    _ mistake: TravelScreen.Mistake
  ) async {
    let shown = await TravelScreen(mistake).fourTaps(with: .changingMind(after: .places(2)))
    #expect(
      shown == mistake.shown,
      "A screen that \(mistake.rawValue) was tapped four times, with a client of two places."
    )
  }
}

/// Says in words what was heard: an event that is printed whole is 300 characters long.
@MainActor
private func expect(
  _ heard: [LocationClient.Event],
  _ expected: [LocationClient.Event],
  _ situation: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard heard != expected else { return }
  Issue.record(
    """
    \(situation)
    expected: \(expected.inWords)
    heard: \(heard.inWords)
    """,
    sourceLocation: sourceLocation
  )
}

/// Reads a client's events in a task of its own.
@MainActor
private final class Listener {
  private var events: [LocationClient.Event] = []
  private var task: Task<Void, Never>?

  init(to client: LocationClient) {
    let stream = client.events()
    task = Task { for await event in stream { self.events.append(event) } }
  }

  /// What was heard since the last time, when everything is at rest.
  func heard() async -> [LocationClient.Event] {
    await TestClock().advance()
    defer { events = [] }
    return events
  }

  func stops() { task?.cancel() }
}

/// A screen that shows where you are, and whether you have said no; perhaps with a mistake.
@MainActor
private final class TravelScreen {
  enum Mistake: String, CaseIterable, Sendable {
    case ignoresTheNews = "does not hear that the answer has changed"
    case looksOnce = "looks at the status once, and locates after the no"
    case keepsTheFirst = "keeps the first place"

    var shown: [String] {
      switch self {
      case .ignoresTheNews: ["place 1", "place 2", "place 2", "place 2"]
      case .looksOnce:
        ["place 1", "place 2, no", "place 2, no, failed 1", "place 2, no, failed 2"]
      case .keepsTheFirst: ["place 1", "place 1, no", "place 1, no", "place 1, no"]
      }
    }
  }

  private let mistake: Mistake?
  private var place: Location?
  private var isNo = false
  private var failures = 0

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func fourTaps(with client: LocationClient) async -> [String] {
    let listener = Listener(to: client)
    var shown: [String] = []
    for _ in 1...4 {
      if mistake == .looksOnce || client.authorizationStatus() == .authorizedWhenInUse {
        client.requestLocation()
      }
      for event in await listener.heard() { receive(event) }
      shown.append(words)
    }
    listener.stops()
    return shown
  }

  private func receive(_ event: LocationClient.Event) {
    switch event {
    case .didChangeAuthorization(let status):
      if mistake != .ignoresTheNews { isNo = status == .denied }
    case .didUpdateLocations(let locations):
      if mistake != .keepsTheFirst || place == nil { place = locations.last }
    case .didFail:
      failures += 1
    }
  }

  private var words: String {
    let number = place.flatMap { [Location].places(2).firstIndex(of: $0) }
    return [
      number.map { "place \($0 + 1)" }, isNo ? "no" : nil,
      failures > 0 ? "failed \(failures)" : nil,
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}

extension [Location] {
  fileprivate static func places(_ count: Int) -> [Location] {
    (0..<count).map {
      Location(
        latitude: 35.0137 + Double($0) / 97,
        longitude: 135.7943 - Double($0) / 89,
        timestamp: Date(timeIntervalSince1970: Double($0) * 30)
      )
    }
  }
}

extension [LocationClient.Event] {
  fileprivate var inWords: String {
    let words = map { event in
      switch event {
      case .didChangeAuthorization(let status): "the status is \(status)"
      case .didUpdateLocations(let places):
        places.map { "place at \($0.latitude), \($0.longitude)" }.joined(separator: " and ")
      case .didFail(let error): "failed: \(error)"
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: "; ")
  }
}
