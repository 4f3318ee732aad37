import Usage

/// How long a class has: `3h`, `3h30m`, `90m`, `1.5h`, or minutes; `half-day`, `day`, `2d`.
struct TimeBudget: Equatable {
  /// The minutes of each day.
  let days: [Int]

  var minutes: Int { days.reduce(0, +) }

  /// From nine to half past twelve, and from nine to half past four with a lunch.
  private static let halfDay = 210
  private static let day = 450

  init(_ text: String) throws(UsageError) {
    let typed = text.lowercased()
    switch typed {
    case "half-day": days = [Self.halfDay]
    case "day", "1d": days = [Self.day]
    case "2d", "3d": days = Array(repeating: Self.day, count: typed == "2d" ? 2 : 3)
    default: days = [try Self.minutes(typed, as: text)]
    }
  }

  private static func minutes(_ typed: String, as text: String) throws(UsageError) -> Int {
    let amount: Double?
    if let match = typed.wholeMatch(of: /(\d+(?:\.\d+)?)h/) {
      amount = Double(match.1).map { $0 * 60 }
    } else if let match = typed.wholeMatch(of: /(\d+)h(\d+)m/) {
      amount = Double(match.1).flatMap { hours in Double(match.2).map { hours * 60 + $0 } }
    } else if let match = typed.wholeMatch(of: /(\d+)m?/) {
      amount = Double(match.1)
    } else {
      amount = nil
    }
    guard let amount, (1...1440).contains(amount) else {
      throw UsageError(
        """
        --budget needs a time, such as 3h, 3h30m, 90m, 1.5h or 180 (minutes), half-day, day or 2d, \
        not "\(text)".
        """
      )
    }
    return Int(amount)
  }
}

/// A time on the clock of the room.
struct TimeOfDay: Equatable {
  /// Since midnight.
  let minutes: Int

  init(_ text: String) throws(UsageError) {
    guard let match = text.wholeMatch(of: /(\d\d?):(\d\d)/), let hour = Int(match.1),
      let minute = Int(match.2), hour < 24, minute < 60
    else {
      throw UsageError("--start needs a time of the day, such as 09:30, not \"\(text)\".")
    }
    minutes = hour * 60 + minute
  }

  /// `09:45`, fifteen minutes after 09:30. After midnight, the next day begins at 00:00.
  func text(after passed: Int) -> String {
    let time = (minutes + passed) % (24 * 60)
    return "\(twoDigits(time / 60)):\(twoDigits(time % 60))"
  }
}

/// `3 h 5 min`, `45 min`, `2 h`.
func spoken(minutes: Int) -> String {
  let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
  let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 || hours == 0 ? "\(rest) min" : nil]
  return parts.compactMap(\.self).joined(separator: " ")
}

package func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
