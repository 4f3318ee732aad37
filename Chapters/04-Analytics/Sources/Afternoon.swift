import Dependencies
import Observation

/// An afternoon's work on the map: its preview starts again with each edit.
@MainActor @Observable
final class Afternoon {
  private(set) var previews = 0
  private(set) var counts = EventCounts()
  private(set) var isOver = false
  let edits = 100
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  /// How many events were posted, and how many dropped.
  struct EventCounts: Equatable {
    var posted = 0
    var dropped = 0
  }

  /// - Parameters:
  ///   - preview: Makes the map of a preview.
  ///   - count: Counts all events so far.
  ///   - finish: Counts them when all of them have arrived or are lost.
  func pass(
    _ preview: () -> any MapModel,
    count: () -> EventCounts,
    finish: () -> EventCounts
  ) async {
    for _ in 1...edits {
      let map = preview()
      map.screenAppeared()
      await map.locateButtonTapped()
      (previews, counts) = (previews + 1, count())
      guard (try? await clock.sleep(for: .milliseconds(20))) != nil else { return }
    }
    (counts, isOver) = (finish(), true)
  }

  /// How many users the collector has heard of: a preview views the map, taps, and is located.
  var people: Int { min(previews, counts.posted / 3) }

  var verdict: String {
    switch (counts.posted, counts.dropped) {
    case (0, 0):
      "\(previews) previews, no event posted. The numbers are those of your users."
    case (let posted, 0):
      """
      \(previews) previews, \(posted) events posted. \
      The collector counts \(people) more people who viewed the map: none of them exists.
      """
    case (_, let dropped):
      """
      \(previews) previews, \(dropped) events dropped. \
      Start a collector, and it counts people who do not exist: swift run Analytics collector
      """
    }
  }
}
