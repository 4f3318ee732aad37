/// How much of a class one machine may take, so that none disturbs the others.
package struct ClassLimits: Sendable {
  package var seats = 400
  /// All machines of a room may have one address.
  package var seatsOfOneMachine = 60
  /// In a minute. After that, attendees without a seat wait for the next minute.
  package var wrongCodes = 10
  /// Messages of one attendee at once; after that, one a second.
  package var messages = 20

  package init() {}
}

/// Limits how often something comes: a number at once, and then a few each second.
struct Allowance: Codable, Sendable {
  private var left: Double
  private var time: Double

  init(_ most: Int, at now: Double) { (left, time) = (Double(most), now) }

  /// False if nothing is left at the moment.
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
