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
    let short = first.lines(isBrief: !demandsByCause.isEmpty, isTruncated: true)
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
  /// The comment, or else the framework's text. Issues with the same words have one cause.
  fileprivate var cause: String { comment.isEmpty ? text : comment }

  fileprivate var location: String { "\(file):\(line)" }

  /// Whether it is a whole text, and not a sentence.
  fileprivate var isLong: Bool { comment.count { $0 == "\n" } > 4 }

  /// - Parameters:
  ///   - isBrief: Whether another one has said where to look: this one says what it alone knows.
  ///   - isTruncated: Whether long texts are cut, and values shown only where they differ.
  ///   - lastLocation: Of the failure that is shown before it; it is not shown twice.
  fileprivate func lines(
    isBrief: Bool = false,
    isTruncated: Bool = false,
    lastLocation: String? = nil
  ) -> [StyledLine] {
    let sentences = isTruncated ? shortComment : comment.components(separatedBy: "\n")
    let said = sentences.filter { !$0.isEmpty }
      .flatMap { StyledLine($0, .bad).wrapped(columns: DemandList.columns) }
    var facts = values(isBrief: isBrief, isTruncated: isTruncated)
    if facts.isEmpty, comment.isEmpty, text != "Issue recorded" {
      let text = String(text.trimmingPrefix("Expectation failed: "))
      facts = [("says", isTruncated ? text.truncated(columns: 160) : text)]
    }
    let isPlaced = !isBrief || comment.isEmpty && Expectation(text) == nil
    if isPlaced, location != lastLocation {
      facts.append((file.contains("/Tests/") ? "test" : "at", location))
    }
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

  /// The values that were expected and got. Briefly, they are in one line where that has room; with
  /// a comment, it is not said of what they are, and a Bool is said in the comment's words.
  private func values(isBrief: Bool, isTruncated: Bool) -> [(String, String)] {
    guard let expectation = Expectation(text) else { return [] }
    let (expected, got) =
      isTruncated ? expectation.firstDifference : (expectation.expected, expectation.got)
    let line = "\(expected), got \(got)"
    let isLine = isBrief && line.count <= 64
    let isExplained = isBrief && !comment.isEmpty
    if isExplained, [expected, got].allSatisfy(["true", "false"].contains) { return [] }
    return (isExplained ? [] : [("looked at", expectation.subject)])
      + (isLine ? [("expected", line)] : [("expected", expected), ("got", got)])
  }
}

extension Demand {
  /// Its issues, equal ones once.
  fileprivate var failures: [TestIssue] {
    var causes: Set<String> = []
    return issues.filter { causes.insert($0.cause).inserted }
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
