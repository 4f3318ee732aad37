/// The day a person was born, as exactly as the card knows it.
public enum Birthday: Hashable, Sendable {
  /// A day of the calendar. People who keep their age to themselves leave out the year.
  case day(year: Int?, month: Int, day: Int)

  /// What the card says where it is not a day: `circa 1800`, `1984`.
  case text(String)
}

extension Birthday: CustomStringConvertible {
  /// `1984-02-29`, `--02-29` without the year, or the card's own words.
  public var description: String {
    switch self {
    case .day(let year?, let month, let day):
      "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    case .day(nil, let month, let day):
      "--\(padded(month, to: 2))-\(padded(day, to: 2))"
    case .text(let text):
      text
    }
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
