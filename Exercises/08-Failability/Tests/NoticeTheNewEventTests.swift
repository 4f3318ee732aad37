import Composable
import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting
import TestProbes
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct NoticeTheNewEvent {
  // Demand 1
  @Test(arguments: FilmsTest.allCases)
  func `the feature with the new event passes your test, each time`(test: FilmsTest) async throws {
    for films in [Films(), Reduce(Films().reduce)] as [any ReducerOf<Films>] {
      let messages = try await test.run(films)
      let time = films is Films ? "the first time" : "the second time, inside a 'Reduce'"
      #expect(messages == [], "'\(test.rawValue)' fails on the feature in your file, \(time).")
    }
  }

  // Demand 2
  @Test(arguments: Mistake.events)
  func `a feature that tracks something else does not pass`(mistake: Mistake) async throws {
    try await refuse(mistake)
  }

  // Demand 3
  @Test(arguments: Mistake.elsewhere)
  func `a feature that tracks where it should not does not pass`(mistake: Mistake) async throws {
    try await refuse(mistake)
  }

  // Demand 4
  @Test(arguments: Mistake.states)
  func `what your tests asserted before, they still assert`(mistake: Mistake) async throws {
    try await refuse(mistake)
  }

  /// Makes the mistake at each step of each test, and then at all of them.
  private func refuse(_ mistake: Mistake) async throws {
    for test in FilmsTest.allCases {
      for places in test.steps.map({ [$0] }) + [test.steps] where mistake.changes(places) {
        let films = Reduce<Films.State, Films.Action> { state, action in
          places.contains(action)
            ? mistake.reduce(&state, action) : Films().reduce(into: &state, action: action)
        }
        let messages = try await test.run(films)
        let place = places.count == 1 ? String(customDumping: places[0]) : "each step"
        #expect(
          !messages.isEmpty,
          "A feature that \(mistake.what), at \(place), passes '\(test.rawValue)'."
        )
        if messages.isEmpty { return }
      }
    }
  }
}

enum FilmsTest: String, CaseIterable, Sendable {
  case adding = "testAddingAFilm"
  case picking = "testPickingAFilter"
  case rating = "testRatingAFilm"

  var steps: [Films.Action] {
    switch self {
    case .adding: [.addButtonTapped(title: "Ran")]
    case .picking: [.filterPicked(.seen), .filterPicked(.all)]
    case .rating: [.filterPicked(.unseen), .rated]
    }
  }

  @MainActor
  func run(_ films: some ReducerOf<Films>) async throws -> [String] {
    let issues = IssueLog()
    return try await returnedAnswer(
      "All has come to rest, and '\(rawValue)' is not over: it waits in real time, or for ever."
    ) {
      await withIssueReporters([issues]) {
        switch self {
        case .adding: await testAddingAFilm(films)
        case .picking: await testPickingAFilter(films)
        case .rating: await testRatingAFilm(films)
        }
      }
      return issues.messages
    }
  }
}

/// What a feature does in place of what it should, or beside it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let what: String
  var events: (@Sendable ([FilmEvent]) -> [FilmEvent])?
  var state: @Sendable (inout Films.State, _ before: Films.State) -> Void = { _, _ in }
  var effect = Effect<Films.Action>.none

  /// In other words than the failure, so that `check` tells of each mistake by itself.
  var testDescription: String { "one that \(what)" }

  /// Whether it is one at these steps: of no events, none can be left out.
  func changes(_ steps: [Films.Action]) -> Bool {
    guard let events else { return true }
    return steps.contains { events($0.events) != $0.events }
  }

  func reduce(_ state: inout Films.State, _ action: Films.Action) -> Effect<Films.Action> {
    let before = state
    let right = Films().reduce(into: &state, action: action)
    self.state(&state, before)
    return .merge(events.map { track($0(action.events)) } ?? right, effect)
  }

  /// Changes each event by itself.
  private static func each(
    _ what: String,
    _ change: @escaping @Sendable (inout FilmEvent) -> Void
  ) -> Self {
    Self(what: what) { events in
      var events = events
      for index in events.indices { change(&events[index]) }
      return events
    }
  }

  static let events = [
    Self(what: "tracks nothing") { _ in [] },
    Self(what: "tracks it twice") { $0 + $0 },
    each("has another name for the event") { $0.name = "Filter Picked" },
    each("leaves the properties out") { $0.properties = [:] },
    each("gives away more than it should") { $0.properties["name"] = "Ada" },
    each("tracks another value") { event in
      event.properties = event.properties.mapValues { $0 == "seen" ? "all" : "seen" }
    },
    each("tracks what belongs to the other step") { event in
      let other = event.name == "Film Rated" ? Films.Action.filterPicked(.unseen) : .rated
      event = other.events[0]
    },
  ]

  static let elsewhere = [
    Self(what: "tracks one event more") {
      $0 + [FilmEvent(name: "Filter Changed", properties: ["filter": "all"])]
    },
    Self(what: "tracks one event more before") { [FilmEvent(name: "Film Added")] + $0 },
  ]

  static let states = [
    Self(what: "tracks it, and does nothing", state: { $0 = $1 }),
    Self(
      what: "also rates each film",
      state: { state, _ in for index in state.films.indices { state.films[index].stars = 1 } }
    ),
    Self(
      what: "also picks a filter",
      state: { state, _ in state.filter = state.filter == .unseen ? .seen : .unseen }
    ),
    Self(
      what: "adds a film too many, but not when one is rated without a filter",
      state: { state, before in
        if state.films.count > before.films.count || before.filter != .all || state.filter != .all {
          state.films.append(Films.Film(title: "Ran"))
        }
      }
    ),
    Self(
      what: "also adds a film while none is rated",
      state: { $0.films += $1.films.contains { $0.stars > 0 } ? [] : [Films.Film(title: "Ran")] }
    ),
    Self(what: "goes on working", effect: .run { _ in try await Task.never() }),
    Self(what: "rates a film more at the end", effect: .send(.starsTapped(title: "", stars: 0))),
  ]
}

extension Films.Action {
  fileprivate static let rated = Self.starsTapped(title: "Ran", stars: 4)

  /// What the right feature tracks.
  fileprivate var events: [FilmEvent] {
    switch self {
    case .addButtonTapped: []
    case .filterPicked(let filter):
      [FilmEvent(name: "Filter Changed", properties: ["filter": filter.rawValue])]
    case .starsTapped(_, let stars):
      [FilmEvent(name: "Film Rated", properties: ["stars": "\(stars)"])]
    }
  }
}

/// Tracks one event after the other.
private func track(_ events: [FilmEvent]) -> Effect<Films.Action> {
  guard !events.isEmpty else { return .none }
  return .run { _ in
    @Dependency(\.filmAnalytics) var analytics
    for event in events { await analytics.track(event) }
  }
}
