import Foundation
import Testing

@testable import LocationServices

@Suite struct RecordedWalkTests {
  /// The steps in metres, to the north and to the east; the last one leads back to the start.
  private let steps = zip(
    RecordedWalk.points,
    RecordedWalk.points.dropFirst() + RecordedWalk.points.prefix(1)
  ).map { here, next in
    let degree = 111_195.0
    return (
      north: (next.latitude - here.latitude) * degree,
      east: (next.longitude - here.longitude) * degree * cos(here.latitude * .pi / 180)
    )
  }

  @Test func `no step is longer than a person walks in half a minute`() {
    for step in steps {
      let length = hypot(step.north, step.east)
      #expect(length > 5 && length < 60, "\(step)")
    }
  }

  @Test func `all programs see the walker at the same point`() {
    let start = ContinuousClock.now
    let walker = Walker(start: start, interval: .seconds(1))
    let points = RecordedWalk.points
    #expect(walker.step(at: start).point == points[0])
    #expect(walker.step(at: start).next == start + .seconds(1))
    #expect(walker.step(at: start + .milliseconds(1999)).point == points[1])
    #expect(walker.step(at: start + .milliseconds(1999)).next == start + .seconds(2))
    #expect(walker.step(at: start + .seconds(points.count)).point == points[0])
  }
}
