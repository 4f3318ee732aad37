/// The arguments with which tests failed, read from what the tests tell people: the event stream
/// does not have them.
struct ToldArguments {
  private var told: [Key: [String]] = [:]

  private struct Key: Hashable {
    let test: String
    let place: String
    let text: String
  }

  /// Reads a line like `✘ Test "…" recorded an issue with 1 argument status → .denied at
  /// ShowDeniedTests.swift:52:5: Expectation failed: …`.
  mutating func take(_ line: String) {
    guard line.contains(" recorded an issue with "),
      let match = line.wholeMatch(
        of:
          /. Test "?(.+?)"? recorded an issue with \d+ arguments? (.+) at (\S+\.swift:\d+:\d+): (.*)/
      )
    else { return }
    let key = Key(
      test: String(match.1),
      place: String(match.3),
      text: String(match.4)
    )
    told[key, default: []].append(String(match.2))
  }

  /// The arguments of an issue; of the same issue again, the next ones.
  mutating func next(test: String, issue: TestRecord.Issue) -> String? {
    let file = issue.file.split(separator: "/").last ?? ""
    let text = issue.text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let key = Key(
      test: test,
      place: "\(file):\(issue.line):\(issue.column)",
      text: String(text)
    )
    guard var left = told[key], !left.isEmpty else { return nil }
    defer { told[key] = left }
    return left.removeFirst()
  }
}
