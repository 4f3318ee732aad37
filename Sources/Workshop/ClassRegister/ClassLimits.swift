/// How much of a class one machine may take, so that none disturbs the others.
package struct ClassLimits: Sendable {
  package var seats = 400
  /// A room of machines behind one address is a room, too.
  package var seatsOfOneMachine = 60
  /// In a minute; then who has no seat yet waits for the next one.
  package var wrongCodes = 10
  /// Messages of one attendee at once; after that, one a second.
  package var messages = 20

  package init() {}
}

/// Counts what comes too often: so many at once, and then a few in each second.
struct Allowance: Codable, Sendable {
  private var left: Double
  private var time: Double

  init(_ most: Int, at now: Double) { (left, time) = (Double(most), now) }

  /// False where nothing is left at the moment.
  mutating func take(most: Int, eachSecond: Double, at now: Double) -> Bool {
    left = min(Double(most), left + max(0, now - time) * eachSecond)
    time = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  /// Whether something is left, without taking it.
  func isOpen(most: Int, eachSecond: Double, at now: Double) -> Bool {
    var copy = self
    return copy.take(most: most, eachSecond: eachSecond, at: now)
  }
}
