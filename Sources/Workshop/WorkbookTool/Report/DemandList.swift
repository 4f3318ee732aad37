import Course
import Foundation
import Stage
import Toolchain

/// The demands of an exercise, as they are in its text, each with whether it holds. Below one that
/// does not hold stands what is not true.
struct DemandList {
  enum Depth: Sendable {
    /// None: another exercise comes first, and one failure at a time is enough.
    case none
    /// One sentence for each demand, with what was expected and got. The first one has a location.
    case first
    case all
  }

  private(set) var lines: [StyledLine] = []
  /// Whether a failure, or what it found, is not shown.
  private(set) var isFolded = false
  /// The demand below which each cause is shown. Many tests may find one cause; it is shown once.
  private var demandsByCause: [String: Demand] = [:]

  /// - Parameter keepsBackticks: Whether code keeps its backticks, for want of a colour.
  init(_ judgement: Judgement, depth: Depth, keepsBackticks: Bool) {
    for demand in judgement.demands + judgement.edges {
      if demand == judgement.edges.first { lines += ["", "  At the edges:"] }
      lines += Self.sentence(demand, keepsBackticks)
      // A demand that was not reached only repeats failures of an earlier one.
      let failures = demand.state == .notReached ? [] : demand.failures
      let new = failures.filter { demandsByCause[$0.cause] == nil }
      switch depth {
      case .none: break
      case _ where new.isEmpty: addReference(from: demand)
      case .first: addFirst(of: new, of: demand)
      case .all: addAll(new, of: demand)
      }
    }
  }

  private mutating func addReference(from demand: Demand) {
    guard let cause = demand.issues.first?.cause, let number = demandsByCause[cause]?.number else {
      return
    }
    lines.append(StyledLine("  \(Self.margin)As under \(number).", .dim))
  }

  private mutating func addFirst(of failures: [TestIssue], of demand: Demand) {
    let first = failures.first { !$0.isLong } ?? failures[0]
    let short = first.lines(showsFacts: demandsByCause.isEmpty, isTruncated: true)
    lines += short
    isFolded = isFolded || short != first.lines() || failures.count > 1
    demandsByCause[first.cause] = demand
  }

  private mutating func addAll(_ failures: [TestIssue], of demand: Demand) {
    for (failure, last) in zip(failures, [nil] + failures) {
      lines += [""] + failure.lines(lastLocation: last?.location)
      demandsByCause[failure.cause] = demand
    }
  }

  fileprivate static let margin = "       "

  /// The columns that a terminal of usual width has for its text.
  fileprivate static let columns = 70

  private static func sentence(_ demand: Demand, _ keepsBackticks: Bool) -> [StyledLine] {
    let sign = demand.state.sign
    let mark =
      StyledLine("  \(sign.mark) ", sign.style)
      + StyledLine("\(demand.number.map(String.init) ?? " ")  ")
    let text = StyledLine(markdown: demand.text, keepsBackticks: keepsBackticks)
    let line = mark + text + StyledLine(sign.remark, .dim)
    return line.wrapped(columns: margin.count + columns, hanging: margin.count - 2)
  }
}

extension TestIssue {
  /// Whether the value is a Bool. Its comment says in words what the value would say.
  fileprivate var isAboutBool: Bool { text.contains(/(?:→ (?:true|false)\)?|: \w+)$/) }

  /// The comment, or else the framework's text. Issues with the same words have one cause.
  fileprivate var cause: String { comment.isEmpty ? text : comment }

  fileprivate var location: String { "\(file):\(line)" }

  /// Whether it is a whole text, and not a sentence.
  fileprivate var isLong: Bool { comment.count { $0 == "\n" } > 4 }
}

extension Demand {
  /// Its issues, equal ones once.
  fileprivate var failures: [TestIssue] {
    var causes: Set<String> = []
    return issues.filter { causes.insert($0.cause).inserted }
  }
}

extension TestIssue {
  /// - Parameters:
  ///   - showsFacts: Whether it says what was expected, and where.
  ///   - isTruncated: Whether long texts are cut, and values shown only where they differ.
  ///   - lastLocation: Of the failure that is shown before it; it is not shown twice.
  fileprivate func lines(
    showsFacts: Bool = true,
    isTruncated: Bool = false,
    lastLocation: String? = nil
  ) -> [StyledLine] {
    let sentences = (isTruncated ? shortComment : comment.components(separatedBy: "\n"))
      .filter { !$0.isEmpty }
    let said = sentences.flatMap { StyledLine($0, .bad).wrapped(columns: DemandList.columns) }
    // Only the first failure says where it is. What was expected and got is said of each.
    let values = isAboutBool && !sentences.isEmpty ? [] : values
    let facts =
      showsFacts || sentences.isEmpty && values.isEmpty
      ? facts(isTruncated: isTruncated, lastLocation: lastLocation) : values
    return said.map { StyledLine("  \(DemandList.margin)") + $0 }
      + facts.map { StyledLine("      ") + NextStep.fact($0, $1) }
  }

  /// The first paragraph, and of the next one the call, what helps, or the first lines of a list
  /// or a difference.
  private var shortComment: [String] {
    let paragraphs = comment.split(separator: "\n\n").map { $0.split(separator: "\n") }
    let next = paragraphs.dropFirst().first ?? []
    let shown = /^ *[−+•].*|^Give it .*|^It was called with .*\)\./
    return (paragraphs.first ?? []).map { String($0).truncated(columns: 240) }
      + next.compactMap { $0.firstMatch(of: shown)?.output }.prefix(4).map(String.init)
  }

  /// The values that were expected and got, in one line where that has room, and the expression, if
  /// there is no comment.
  private var values: [(String, String)] {
    guard let expectation = Expectation(text) else { return [] }
    let (expected, got) = expectation.firstDifference
    let line = "\(expected), got \(got)"
    return (comment.isEmpty ? [("looked at", expectation.subject)] : [])
      + (line.count > 64 ? [("expected", expected), ("got", got)] : [("expected", line)])
  }

  private func facts(isTruncated: Bool, lastLocation: String?) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let expectation = Expectation(text) {
      let (expected, got) =
        isTruncated ? expectation.firstDifference : (expectation.expected, expectation.got)
      facts += [("looked at", expectation.subject), ("expected", expected), ("got", got)]
    } else if text != "Issue recorded", comment.isEmpty {
      let text = String(text.trimmingPrefix("Expectation failed: "))
      facts.append(("says", isTruncated ? text.truncated(columns: 160) : text))
    }
    guard location != lastLocation else { return facts }
    return facts + [(file.contains("/Tests/") ? "test" : "at", location)]
  }
}

extension Demand.State {
  /// Its sign, how that looks, and what stands behind the demand.
  fileprivate var sign: (mark: String, style: TextStyle, remark: String) {
    switch self {
    case .holds: ("✔", .good, "")
    case .fails: ("✘", .bad, "")
    case .didNotEnd: ("✘", .bad, "  (its test did not end)")
    case .holdsAlready: ("·", .dim, "  (true so far; it counts once you have begun)")
    case .notReached: ("·", .dim, "  (not looked at yet)")
    }
  }
}
