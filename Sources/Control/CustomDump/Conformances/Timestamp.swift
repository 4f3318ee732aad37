/// `2009-02-13T23:31:30.000Z`, without a formatter: those are slow to make and follow settings.
func timestamp(secondsSince1970 seconds: Double) -> String {
  let milliseconds = (seconds * 1_000).rounded()
  guard milliseconds.magnitude < 1e15 else { return "\(seconds) s since 1970" }
  let (days, time) = Int(milliseconds).dividedDown(by: 86_400_000)
  let (year, month, day) = civilDate(daysSince1970: days)
  let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  let hours = padded(time / 3_600_000, 2)
  let minutes = padded(time / 60_000 % 60, 2)
  let rest = "\(padded(time / 1_000 % 60, 2)).\(padded(time % 1_000, 3))"
  return "\(date)T\(hours):\(minutes):\(rest)Z"
}

/// Counts in eras of 400 years that begin in March, so that a leap day is the last of its year.
private func civilDate(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
  let (era, dayOfEra) = (daysSince1970 + 719_468).dividedDown(by: 146_097)
  let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
  let yearOfEra = (dayOfEra - leapDays) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let monthFromMarch = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
  let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (number < 0 ? "-" : "") + zeros + digits
}

extension Int {
  /// Division that rounds towards the past, so that moments before 1970 have a time of day too.
  fileprivate func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
