import Course
import Stage
import Toolchain

/// The demands of an exercise, as they are in its text, each with whether it holds. Below one that
/// does not hold stands what is not true.
struct DemandList {
  private(set) var lines: [StyledLine] = []
  /// The demand below which each cause is shown. Many tests may find one cause; it is shown once.
  private var demandsByCause: [String: Demand] = [:]

  /// - Parameter showsFailures: Whether one failure is shown below each demand that does not hold.
  init(_ judgement: Judgement, showsFailures: Bool) {
    for demand in judgement.demands + judgement.edges {
      if demand == judgement.edges.first { lines += ["", "  At the edges:"] }
      lines += Self.sentence(demand)
      if showsFailures { addFailure(of: demand) }
    }
  }

  /// The first failure of all is shown in full, and a later one in what it alone says. A dependency
  /// that is not overridden is the cause of all that follows; else, a sentence comes before a whole
  /// text.
  private mutating func addFailure(of demand: Demand) {
    // A demand that was not reached only repeats failures of an earlier one.
    let failures = demand.state == .notReached ? [] : demand.issues
    let new = failures.filter { demandsByCause[$0.cause] == nil }
    let cause = new.first { $0.comment.hasPrefix("@Dependency(") } ?? new.first { !$0.isLong }
    if let failure = cause ?? new.first {
      lines += failure.lines(isBrief: !demandsByCause.isEmpty)
      demandsByCause[failure.cause] = demand
    } else if let number = demand.issues.first.flatMap({ demandsByCause[$0.cause]?.number }) {
      lines.append(StyledLine("  \(Self.margin)As under \(number).", .dim))
    }
  }

  fileprivate static let margin = "       "

  /// The columns that a terminal of usual width has for its text.
  fileprivate static let columns = 70

  private static func sentence(_ demand: Demand) -> [StyledLine] {
    let sign = demand.state.sign
    let mark =
      StyledLine("  \(sign.mark) ", sign.style)
      + StyledLine("\(demand.number.map(String.init) ?? " ")  ")
    let line = mark + StyledLine(markdown: demand.text) + StyledLine(sign.remark, .dim)
    return line.wrapped(columns: margin.count + columns, hanging: margin.count - 2)
  }
}

extension TestIssue {
  /// The comment, or else the framework's text. Issues with the same words have one cause.
  fileprivate var cause: String { comment.isEmpty ? text : comment }

  /// Whether it is a whole text, and not a sentence.
  fileprivate var isLong: Bool { comment.count { $0 == "\n" } > 4 }

  /// - Parameter isBrief: Whether another one has said where to look: this one says what it alone
  ///   knows.
  fileprivate func lines(isBrief: Bool) -> [StyledLine] {
    let paragraphs = comment.split(separator: "\n\n")
    let said = (isBrief ? paragraphs.prefix(1) : paragraphs[...])
      .flatMap { $0.split(separator: "\n") }
      .flatMap { StyledLine(String($0), .bad).wrapped(columns: DemandList.columns) }
    var facts = values(isBrief: isBrief)
    if facts.isEmpty, comment.isEmpty, text != "Issue recorded" {
      let text = String(text.trimmingPrefix("Expectation failed: "))
      facts = [("says", text.truncated(columns: 160))]
    }
    if !isBrief || comment.isEmpty && Expectation(text) == nil {
      facts.append((file.contains("/Tests/") ? "test" : "at", "\(file):\(line)"))
    }
    return said.map { StyledLine("  \(DemandList.margin)") + $0 }
      + facts.map { StyledLine("      ") + NextStep.fact($0, $1) }
  }

  /// The values that were expected and got. Briefly, they are in one line where that has room; with
  /// a comment, it is not said of what they are, and a Bool is said in the comment's words.
  private func values(isBrief: Bool) -> [(String, String)] {
    guard let expectation = Expectation(text) else { return [] }
    let (expected, got) = (expectation.expected, expectation.got)
    let line = "\(expected), got \(got)"
    let isLine = isBrief && line.count <= 64
    let isExplained = isBrief && !comment.isEmpty
    if isExplained, [expected, got].allSatisfy(["true", "false"].contains) { return [] }
    return (isExplained ? [] : [("looked at", expectation.subject)])
      + (isLine ? [("expected", line)] : [("expected", expected), ("got", got)])
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
