import Composable
import Dependencies
import DependenciesTestSupport
import IssueReporting
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct NoticeTheNewEvent {
  // Demand 1
  @Test(arguments: FilmsTest.allCases)
  fileprivate func `the feature with the new event passes your test, each time`(
    test: FilmsTest
  ) async throws {
    for time in ["first", "second"] {
      let messages = try await test.run(Films())
      #expect(
        messages == [],
        "'\(test.rawValue)' fails, the \(time) time that it runs on the feature in your file."
      )
    }
  }

  // Demand 2
  @Test(arguments: MistakenFilms.events)
  fileprivate func `a feature that tracks something else does not pass`(
    mistaken: MistakenFilms
  ) async throws {
    try await refuse(mistaken)
  }

  // Demand 3
  @Test(arguments: MistakenFilms.elsewhere)
  fileprivate func `a feature that tracks where it should not does not pass`(
    mistaken: MistakenFilms
  ) async throws {
    try await refuse(mistaken)
  }

  // Demand 4
  @Test(arguments: MistakenFilms.states)
  fileprivate func `what your tests asserted before, they still assert`(
    mistaken: MistakenFilms
  ) async throws {
    try await refuse(mistaken)
  }

  private func refuse(_ mistaken: MistakenFilms) async throws {
    for test in mistaken.failing {
      let messages = try await test.run(Reduce<Films.State, Films.Action>(mistaken.reduce))
      #expect(
        !messages.isEmpty,
        "A feature that \(mistaken.mistake) passes '\(test.rawValue)'."
      )
    }
  }
}

private enum FilmsTest: String, CaseIterable, Sendable {
  case adding = "testAddingAFilm"
  case picking = "testPickingAFilter"
  case rating = "testRatingAFilm"

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

/// A feature with a mistake, and the tests that have to fail of it.
private struct MistakenFilms: Sendable, CustomTestStringConvertible {
  typealias Body = @Sendable (inout Films.State, Films.Action) -> Effect<Films.Action>

  let mistake: String
  let failing: [FilmsTest]
  let reduce: Body

  /// In other words than the failure, so that `check` tells of each mistake by itself.
  var testDescription: String { "one that \(mistake)" }

  init(_ mistake: String, fails failing: FilmsTest..., reduce: @escaping Body) {
    (self.mistake, self.failing, self.reduce) = (mistake, failing, reduce)
  }

  /// Does all that it should with the state, and tracks these events.
  init(
    _ mistake: String,
    fails failing: FilmsTest...,
    events: @escaping @Sendable (Films.Action) -> [FilmEvent]
  ) {
    (self.mistake, self.failing) = (mistake, failing)
    reduce = { state, action in
      _ = Films().reduce(into: &state, action: action)
      return track(events(action))
    }
  }

  static let events = [
    Self("does not track the filter", fails: .picking, .rating) { action in
      action.events.filter { $0.name != "Filter Changed" }
    },
    Self("tracks the filter twice", fails: .picking, .rating) { action in
      action.events + action.events.filter { $0.name == "Filter Changed" }
    },
    Self("tracks the same filter each time", fails: .picking) { action in
      guard case .filterPicked = action else { return action.events }
      return [FilmEvent(name: "Filter Changed", properties: ["filter": "seen"])]
    },
    Self("tracks the filter that was picked before", fails: .picking, .rating) { state, action in
      let filter = state.filter
      let effect = Films().reduce(into: &state, action: action)
      guard case .filterPicked = action else { return effect }
      return track([FilmEvent(name: "Filter Changed", properties: ["filter": filter.rawValue])])
    },
    Self("has another name for the event", fails: .picking, .rating) { action in
      action.events.map { event in
        event.name == "Filter Changed"
          ? FilmEvent(name: "Filter Picked", properties: event.properties) : event
      }
    },
    Self("tracks one event more at the end", fails: .picking, .rating) { action in
      switch action {
      case .filterPicked(.all), .starsTapped:
        action.events + [FilmEvent(name: "Filter Changed", properties: ["filter": "all"])]
      default: action.events
      }
    },
    Self("leaves the filter out of the event", fails: .picking, .rating) { action in
      action.events.map { $0.name == "Filter Changed" ? FilmEvent(name: $0.name) : $0 }
    },
    Self("gives away more than the filter", fails: .picking, .rating) { action in
      action.events.map { event in
        var event = event
        if event.name == "Filter Changed" { event.properties["name"] = "Ada" }
        return event
      }
    },
    Self("does not track the rating any more", fails: .rating) { action in
      action.events.filter { $0.name != "Film Rated" }
    },
    Self("gives away more than the stars", fails: .rating) { action in
      action.events.map { event in
        var event = event
        if event.name == "Film Rated" { event.properties["name"] = "Ada" }
        return event
      }
    },
    Self("tracks another number of stars", fails: .rating) { action in
      action.events.map { event in
        event.name == "Film Rated" ? FilmEvent(name: event.name, properties: ["stars": "5"]) : event
      }
    },
  ]

  static let elsewhere = [
    Self("tracks a film that is added", fails: .adding) { action in
      guard case .addButtonTapped(let title) = action else { return action.events }
      return [FilmEvent(name: "Film Added", properties: ["title": title])]
    },
    Self("tracks the filter when a film is rated", fails: .rating) { action in
      guard case .starsTapped = action else { return action.events }
      return action.events + [
        FilmEvent(name: "Filter Changed", properties: ["filter": "unseen"])
      ]
    },
  ]

  static let states = [
    Self("tracks the filter, and does not set it", fails: .picking, .rating) { state, action in
      if case .filterPicked = action { return track(action.events) }
      return Films().reduce(into: &state, action: action)
    },
    Self("tracks that all are shown, and shows a part", fails: .picking) { state, action in
      if case .filterPicked(.all) = action { return track(action.events) }
      return Films().reduce(into: &state, action: action)
    },
    Self("rates each film when a filter is picked", fails: .picking, .rating) { state, action in
      if case .filterPicked = action {
        for index in state.films.indices { state.films[index].stars = 1 }
      }
      return Films().reduce(into: &state, action: action)
    },
    Self("goes back to all films when one is rated", fails: .rating) { state, action in
      if case .starsTapped = action { state.filter = .all }
      return Films().reduce(into: &state, action: action)
    },
    Self("picks a filter when a film is added", fails: .adding) { state, action in
      if case .addButtonTapped = action { state.filter = .unseen }
      return Films().reduce(into: &state, action: action)
    },
    Self("goes on working after each action", fails: .adding, .picking, .rating) { state, action in
      .merge(Films().reduce(into: &state, action: action), .run { _ in try await Task.never() })
    },
    Self("rates a film more at the end", fails: .adding, .picking, .rating) { state, action in
      let effect = Films().reduce(into: &state, action: action)
      switch action {
      case .filterPicked(.seen), .filterPicked(.unseen), .starsTapped("", _): return effect
      default: return .merge(effect, .send(.starsTapped(title: "", stars: 0)))
      }
    },
    Self("adds a film twice", fails: .adding) { state, action in
      if case .addButtonTapped(let title) = action { state.films.append(Films.Film(title: title)) }
      return Films().reduce(into: &state, action: action)
    },
  ]
}

extension Films.Action {
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
