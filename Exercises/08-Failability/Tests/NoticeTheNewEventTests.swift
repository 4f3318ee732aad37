import Composable
import Dependencies
import Testing

@testable import FailabilityExercises

// A test that fails for every feature finds no mistake, so the right feature is tried first.

@MainActor
@Suite struct NoticeTheNewEvent {
  @Test func `all three functions pass with the new event`() async {
    await testAddingAFilm(Films())
    await testPickingAFilter(Films())
    await testRatingAFilm(Films())
  }

  @Test(arguments: [Mistake.tracksNothing, .tracksItTwice, .hasNoProperties])
  fileprivate func `they fail if picking a filter tracks something else`(mistake: Mistake) async {
    await testPickingAFilter(Films())
    await testRatingAFilm(Films())
    await withKnownIssue("'testPickingAFilter' passes if the feature \(mistake.rawValue).") {
      await testPickingAFilter(WrongFilms(mistake: mistake))
    }
    await withKnownIssue("'testRatingAFilm' passes if the feature \(mistake.rawValue).") {
      await testRatingAFilm(WrongFilms(mistake: mistake))
    }
  }

  @Test func `they fail if adding a film tracks something`() async {
    await testAddingAFilm(Films())
    await withKnownIssue("'testAddingAFilm' passes if the feature tracks \"Film Added\".") {
      await testAddingAFilm(WrongFilms(mistake: .tracksTheFilm))
    }
  }

  @Test func `they still assert what they asserted before`() async {
    await testPickingAFilter(Films())
    await testRatingAFilm(Films())
    await withKnownIssue("'testPickingAFilter' passes if it does not go back to all films.") {
      await testPickingAFilter(WrongFilms(mistake: .keepsToTheSeen))
    }
    await withKnownIssue("'testRatingAFilm' passes if the feature does not track the rating.") {
      await testRatingAFilm(WrongFilms(mistake: .forgetsTheRating))
    }
  }
}

private enum Mistake: String {
  case tracksNothing = "does not track the new event"
  case tracksItTwice = "tracks the new event twice"
  case hasNoProperties = "leaves out which filter was picked"
  case tracksTheFilm = "tracks \"Film Added\""
  case forgetsTheRating = "does not track the rating"
  case keepsToTheSeen = "does not go back to all films"

  func events(for event: FilmEvent) -> [FilmEvent] {
    switch (self, event.name) {
    case (.tracksNothing, "Filter Changed"), (.forgetsTheRating, "Film Rated"): []
    case (.tracksItTwice, "Filter Changed"): [event, event]
    case (.hasNoProperties, "Filter Changed"): [FilmEvent(name: event.name)]
    default: [event]
    }
  }
}

/// The films with one mistake.
private struct WrongFilms: Reducer {
  let mistake: Mistake
  @Dependency(\.filmAnalytics) var analytics

  var body: some ReducerOf<Films> {
    Reduce { state, action in
      let effect = withDependencies { [analytics, mistake] in
        $0.filmAnalytics.track = { event in
          for event in mistake.events(for: event) { await analytics.track(event) }
        }
      } operation: {
        Films().reduce(into: &state, action: action)
      }
      if mistake == .keepsToTheSeen { state.filter = .seen }
      guard mistake == .tracksTheFilm else { return effect }
      return .run { [analytics] _ in await analytics.track(FilmEvent(name: "Film Added")) }
    }
  }
}
