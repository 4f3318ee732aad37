extension Birthday {
  /// Reads `1984-02-29`, `19840229`, `--02-29` and `--0229`, also with a time of day behind.
  ///
  /// What is not a day of the calendar stays as it is written.
  init?(_ property: Property) {
    let text = property.text.oneLine
    guard !text.isEmpty else { return nil }
    let isText = property.values(of: "VALUE").contains { $0.lowercased() == "text" }
    guard !isText, let day = Self.day(text, property) else {
      self = .text(text)
      return
    }
    self = day
  }

  private static func day(_ text: String, _ property: Property) -> Birthday? {
    let date = text.prefix { $0 != "T" && $0 != " " }
    let hasYear = !date.hasPrefix("--")
    let digits = date.filter { $0 != "-" }
    guard digits.utf8.count == (hasYear ? 8 : 4), digits.utf8.allSatisfy({ 48...57 ~= $0 }),
      let number = Int(digits)
    else { return nil }

    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    let february = !hasYear || isLeap(year) ? 29 : 28
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...12 ~= month, 1...lengths[month - 1] ~= day else { return nil }

    let isYearUnsaid = property.values(of: "X-APPLE-OMIT-YEAR").contains(String(year))
    return .day(year: hasYear && !isYearUnsaid ? year : nil, month: month, day: day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }
}
