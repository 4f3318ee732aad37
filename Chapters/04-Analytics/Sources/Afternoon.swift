import Dependencies
import Observation

/// An afternoon's work on the map: its preview starts again with each edit.
@MainActor @Observable
final class Afternoon {
  private(set) var previews = 0
  private(set) var told = Told()
  private(set) var isOver = false
  let edits: Int
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  /// What became of the events.
  struct Told: Equatable {
    var posted = 0
    var dropped = 0
  }

  init(edits: Int = 100) { self.edits = edits }

  /// - Parameters:
  ///   - preview: Makes the map of a preview.
  ///   - count: Says what has become of all events so far.
  ///   - finish: Says it when all of them have arrived or are lost.
  func pass(
    _ preview: () -> any MapModel,
    count: () -> Told,
    finish: () -> Told
  ) async {
    for _ in 1...edits {
      let map = preview()
      map.screenAppeared()
      await map.locateButtonTapped()
      (previews, told) = (previews + 1, count())
      guard (try? await clock.sleep(for: .milliseconds(20))) != nil else { return }
    }
    (told, isOver) = (finish(), true)
  }

  /// How many users the collector has heard of: a preview views the map, taps, and is located.
  var people: Int { min(previews, told.posted / 3) }

  var verdict: String {
    switch (told.posted, told.dropped) {
    case (0, 0):
      "\(previews) previews, no event posted. The numbers are those of your users."
    case (let posted, 0):
      """
      \(previews) previews, \(posted) events posted. \
      The collector counts \(people) people who viewed the map: none of them exists.
      """
    case (_, let dropped):
      """
      \(previews) previews, \(dropped) events dropped. \
      Start a collector, and it counts people who do not exist: swift run Analytics collector
      """
    }
  }
}
