import Dependencies
import Foundation
import LocationServices
import TestProbes
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ChangingAnswer {
  // Demand 1
  @Test func `each request tells the next place, and the last one is followed by the no`() async {
    await expect([[.places(.places(1) + .places(6))], [.listens]], upTo: 8, of: [.requests(1)])
    // Demand 2
    let places = Step.places(.places(2) + .places(1))
    await expect([[places], [.listens]], upTo: 5, of: [.requests(1)], looksAtStatus: false)
  }

  // Demand 3
  @Test func `each request after the no fails, and nothing else happens`() async {
    await expect([[1, 7].map(Step.places), [.listens]], upTo: 10, of: [.requests(1)])
  }

  @Test(arguments: contexts)
  func `the same place may come twice, and requests may come at once`(
    _ context: DependencyContext
  ) async {
    await inContext(context) {
      await expect([Step.lists, [.listens]], upTo: 5, of: [1, 2, 3].map(Step.requests))
    }
  }

  @Test(arguments: [nil] + TravelScreen.Mistake.allCases)
  fileprivate func `with your client, the mistakes of a screen can be seen`(
    _ mistake: TravelScreen.Mistake?
  ) async {
    let shown = await TravelScreen(mistake).fourTaps(with: .changingMind(after: .places(2)))
    #expect(
      shown == mistake?.shown ?? ["place 1", "place 2, no", "place 2, no", "place 2, no"],
      "A screen that \(mistake?.rawValue ?? "makes no mistake") was tapped four times."
    )
  }

  // Demand 4
  @Test func `asking for permission changes nothing, before the no and after it`() async {
    await expect([[.places(2)], [.listens]], upTo: 6, of: [.asks, .requests(1)])
  }

  // Demand 5
  @Test func `with no places, it is no from the start`() async {
    await expect([[.places(0)], [.listens]], upTo: 4, of: [.asks, .requests(1)])
  }

  // Demand 6
  @Test func `each listener hears what happens while it listens`() async {
    await everyOrder(upTo: 5, of: Step.following) { await fault(after: $0) }
  }

  @Test func `two clients do not know each other`() async {
    let places = [Location].places(2)
    let clients = [places, places, places].map(LocationClient.changingMind)
    let listeners = clients.map(Listener.init)
    for _ in 1...2 { clients[0].requestLocation() }
    clients[1].requestLocation()
    await TestClock().advance()
    #expect(
      clients.map { $0.authorizationStatus() }
        == [.denied, .authorizedWhenInUse, .authorizedWhenInUse],
      "Of three clients with equal places, only the first has reported all. They say:"
    )
    #expect(
      listeners.map { $0.taken().count } == [3, 1, 0],
      "The three listeners have to hear two places and a no, one place, and nothing."
    )
    for listener in listeners { listener.stops() }
  }

  /// Tries each of the first steps after each of those before, and then each order of the others.
  private func expect(
    _ first: [[Step]],
    upTo length: Int,
    of others: [Step],
    looksAtStatus: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    await everyOrder(
      upTo: length,
      of: { $0.count < first.count ? first[$0.count] : others },
      sourceLocation: location,
      fault: { await fault(after: $0, looksAtStatus: looksAtStatus) }
    )
  }

  /// What is not as these steps make it.
  private func fault(after steps: [Step], looksAtStatus: Bool = true) async -> String? {
    var client = LocationClient.changingMind(after: [])
    var left: [Location] = []
    var listeners: [Listener] = []
    for step in steps {
      var told: [LocationClient.Event] = []
      switch step {
      case .places(let places): (client, left) = (.changingMind(after: places), places)
      case .asks: client.requestWhenInUseAuthorization()
      case .listens: listeners.append(Listener(to: client))
      case .stops: listeners.removeFirst().stops()
      case .requests(let count):
        for _ in 1...count {
          client.requestLocation()
          told.append(left.isEmpty ? .didFail(.saidNo) : .didUpdateLocations([left.removeFirst()]))
          if left.isEmpty, told.last != .didFail(.saidNo) {
            told.append(.didChangeAuthorization(.denied))
          }
        }
      }
      await TestClock().advance()
      let right: AuthorizationStatus = left.isEmpty ? .denied : .authorizedWhenInUse
      let status = looksAtStatus ? client.authorizationStatus() : right
      if status != right { return "The status is \(status), and not \(right)." }
      for listener in listeners {
        let heard = listener.taken()
        if heard != told {
          return "A listener has to hear \(told.inWords). It hears \(heard.inWords)."
        }
      }
    }
    for listener in listeners { listener.stops() }
    return nil
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case places([Location])
  case requests(Int)
  case asks, listens, stops

  static func places(_ count: Int) -> Self { .places(.places(count)) }

  /// All lists of one to three of two places.
  static let lists = (1...3).flatMap { count in
    (0..<(1 << count)).map { bits in
      Self.places((0..<count).map { [Location].places(2)[bits >> $0 & 1] })
    }
  }

  /// What may come next: up to two listen at a time.
  static func following(_ steps: [Self]) -> [Self] {
    guard let last = steps.last else { return [1, 3].map(places) }
    let count = steps.count { $0 == .listens } - steps.count { $0 == .stops }
    return [.requests(1), .requests(2)] + (last == .asks ? [] : [.asks])
      + (count < 2 ? [.listens] : []) + (count > 0 ? [.stops] : [])
  }

  var description: String {
    switch self {
    case .places([]): "there are no places"
    case .places(let places): "the places are “\(places.inWords)”"
    case .requests(let count): count == 1 ? "a request is made" : "\(count) are made at once"
    case .asks: "the app asks for permission"
    case .listens: "a listener begins"
    case .stops: "the first listener stops"
    }
  }
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

  /// What was heard since the last time.
  func taken() -> [LocationClient.Event] {
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
      await TestClock().advance()
      for event in listener.taken() { receive(event) }
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
    return (number.map { "place \($0 + 1)" } ?? "no place") + (isNo ? ", no" : "")
      + (failures > 0 ? ", failed \(failures)" : "")
  }
}

extension [Location] {
  fileprivate var inWords: String {
    map { "\($0.latitude)" }.joined(separator: ", ")
  }

  fileprivate static func places(_ count: Int) -> [Location] {
    (0..<count).map {
      Location(
        latitude: (350_137 + Double($0) * 97) / 10_000,
        longitude: (1_357_943 - Double($0) * 89) / 10_000,
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
      case .didUpdateLocations(let places): places.inWords
      case .didFail(let error): "a failure (\(error))"
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: "; ")
  }
}
