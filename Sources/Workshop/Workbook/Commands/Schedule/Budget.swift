import Usage

/// How long somebody has: `3h`, `3h30m`, `90m`, `1.5h`, or minutes.
struct Budget: Equatable {
  let minutes: Int

  init(_ text: String) throws(UsageError) {
    let typed = text.lowercased()
    let amount: Double?
    if let match = typed.wholeMatch(of: /(\d+(?:\.\d+)?)h/) {
      amount = Double(match.1).map { $0 * 60 }
    } else if let match = typed.wholeMatch(of: /(\d+)h ?(\d+)m?/) {
      amount = Double(match.1).flatMap { hours in Double(match.2).map { hours * 60 + $0 } }
    } else if let match = typed.wholeMatch(of: /(\d+)(?:m|min)?/) {
      amount = Double(match.1)
    } else {
      amount = nil
    }
    guard let amount, (1...6000).contains(amount) else {
      throw UsageError(
        """
        --budget needs a time, such as 3h, 3h30m, 90m, 1.5h or 180 (minutes), not "\(text)".
        """
      )
    }
    minutes = Int(amount)
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

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
