// Tempting: the visit knows its walk, and asks it for each photo. But the walk may be over.

import Dependencies
import Foundation
import Observation

/// An old framework: it calls back whenever it likes, from a place that knows of no task of yours.
struct Radar: Sendable {
  /// Calls back each time that you arrive somewhere.
  var onArrival: @MainActor @Sendable (@escaping @MainActor @Sendable (Place) -> Void) -> Void
  /// Calls back once, later.
  var remind: @Sendable (@escaping @Sendable () -> Void) -> Void
}

extension Radar: TestDependencyKey {
  static let testValue = Radar(
    onArrival: unimplemented("Radar.onArrival"),
    remind: unimplemented("Radar.remind")
  )
}

extension DependencyValues {
  var radar: Radar {
    get { self[Radar.self] }
    set { self[Radar.self] = newValue }
  }
}

/// A walk: it gets a visit for each place at which you arrive.
@MainActor @Observable
final class Walk {
  private(set) var visits: [Visit] = []
  @ObservationIgnored @Dependency(\.radar) private var radar

  func started() {
    radar.onArrival { [weak self] place in
      guard let self else { return }
      let visit = withDependencies(from: self) { Visit(at: place) }
      visit.walk = self
      visits.append(visit)
    }
  }
}

/// A visit to a place, with the photos that you take there.
@MainActor @Observable
final class Visit {
  let place: Place
  let arrival: Date
  private(set) var photos: [Photo] = []
  @ObservationIgnored fileprivate weak var walk: Walk?

  init(at place: Place) {
    @Dependency(\.analytics) var analytics
    @Dependency(\.date.now) var now
    self.place = place
    arrival = now
    analytics.track("Arrived at \(place.name)")
  }

  func photoTapped() {
    photos.append(walk.map { withDependencies(from: $0) { Photo() } } ?? Photo())
  }
}

@MainActor
final class Photo {
  @Dependency(\.date.now) private var now
  private(set) var date: Date?

  func developed() {
    date = now
  }
}

/// Asks the radar to remind you of a place. When it does, the makers of the app hear of it.
func remind(of place: Place) {
  @Dependency(\.radar) var radar
  withEscapedDependencies { dependencies in
    radar.remind {
      dependencies.yield {
        @Dependency(\.analytics) var analytics
        analytics.track("Reminded of \(place.name)")
      }
    }
  }
}
