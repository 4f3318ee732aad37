import Course

/// The one thing that matters in what a program has written: what the last row has to read.
struct Headline: Equatable, Encodable, Sendable {
  enum Tone: String, Encodable, Sendable { case good, bad, plain }

  var text: String
  var tone: Tone
  /// How many more of its kind there are: failures that are not shown.
  var others = 0
}

extension Headline {
  /// - Parameters:
  ///   - lines: What was written line by line.
  ///   - screen: What the terminal shows, row by row.
  init?(lines: [String], screen: [String]) {
    let failures = Failure.all(in: lines)
    if let first = failures.first {
      self.init(text: first.text, tone: .bad, others: failures.count - 1)
    } else if let verdict = Self.verdict(screen) ?? Self.verdict(lines) {
      self = verdict
    } else if let passed = lines.last(where: { $0.contains(Self.passed) })?.firstMatch(
      of: Self.passed
    ) {
      self.init(text: "\(passed.1) passed\(passed.2)", tone: .good)
    } else if let error = lines.first(where: { $0.contains("error: ") }) {
      self.init(text: error, tone: .bad)
    } else {
      return nil
    }
  }

  private nonisolated(unsafe) static let passed =
    /Test run with (\d+ tests?).* passed( after .*\d seconds)/

  /// A row that a demo marks itself: `✗ check failed: I added one, there are 2`.
  private static func verdict(_ rows: [String]) -> Headline? {
    for row in rows.reversed() {
      let words = row.drop { " │┃|".contains($0) }.prefix { !"│┃|".contains($0) }
      guard let mark = words.first, "✗✓✘".contains(mark), words.dropFirst().first == " " else {
        continue
      }
      let text = String(words).trimmingSpaces
      // A list of marks is a picture of its own.
      guard !text.dropFirst().contains(where: { "✗✓✘".contains($0) }) else { continue }
      return Headline(text: text, tone: mark == "✓" ? .good : .bad)
    }
    return nil
  }

  /// A failure as a test framework prints it.
  private struct Failure {
    var text: String

    static func all(in rows: [String]) -> [Failure] {
      var failures: [Failure] = []
      var isOpen = false
      for row in rows {
        if let issue = row.firstMatch(of: /✘ Test .* recorded an issue .*?at (\S+?):\d+:\d+: (.*)/)
        {
          failures.append(Failure(text: "\(issue.1)\n\(issue.2)"))
          isOpen = true
        } else if let error = row.firstMatch(of: /\/([^\/]+\.swift:\d+): error: (\S+) : (.*)/) {
          failures.append(Failure(text: "\(error.1)\n\(error.3)"))
          isOpen = false
        } else if isOpen, let more = row.firstMatch(of: /^\s*↳ (.*)/) {
          failures[failures.count - 1].text += "\n\(more.1)"
        } else {
          isOpen = false
        }
      }
      return failures
    }
  }
}

/// The last line of a demo: how long it took, and what it really touched. In a narrow window it
/// goes on below, further in.
func closingLine(in rows: [String]) -> String? {
  let start = rows.lastIndex { $0.prefixMatch(of: /\s*\d+\.\d s · outside world:/) != nil }
  guard let start else { return nil }
  let rest = rows[(start + 1)...].prefix { $0.hasPrefix("  ") }
  return (rows[start...start] + rest).map(\.trimmingSpaces).joined(separator: " ")
}

extension String {
  var trimmingSpaces: String { String(trimmingPrefix { $0 == " " }).withoutSpacesAtTheEnd }
}
