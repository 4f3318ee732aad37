import Foundation

/// Which demand of an exercise's text the lines of its tests belong to.
///
/// A line `// Demand 2` says it: what follows belongs to the second demand, until the next such
/// line. It stands above tests, or in a test, above what the test expects.
package struct DemandMarks: Sendable {
  package let marks: [(line: Int, demand: Int, isInTest: Bool)]
  /// The lines in which tests begin.
  package let tests: [Int]

  package init(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }
    let start = "// Demand "
    marks = zip(1..., lines).compactMap { line, text in
      // Each round of a proof reads all lines of all tests: a regular expression takes too long.
      guard text.hasPrefix(start), let demand = Int(text.dropFirst(start.count)) else { return nil }
      let next = lines.dropFirst(line).first { !$0.hasPrefix("//") }
      return (line, demand, next?.hasPrefix("@Test") == false)
    }
    tests = zip(1..., lines).filter { $1.hasPrefix("@Test") }.map(\.0)
  }

  /// The demand that a line belongs to; nil above the first mark.
  package func demand(ofLine line: Int) -> Int? { marks.last { $0.line <= line }?.demand }

  /// All demands of the test that begins in a line.
  package func demands(ofTest line: Int) -> [Int] {
    let inside = marks.filter { $0.isInTest && lines(ofTest: line).contains($0.line) }
    return (demand(ofLine: line).map { [$0] } ?? []) + inside.map(\.demand)
  }

  package func isInside(_ line: Int, ofTest test: Int) -> Bool {
    lines(ofTest: test).contains(line)
  }

  /// Whether a test that stopped in a line had checked all that it expects for a demand.
  package func isReached(_ demand: Int, inTest test: Int, stoppedIn line: Int) -> Bool {
    let after = line..<max(line, lines(ofTest: test).upperBound)
    return !marks.contains { $0.isInTest && $0.demand == demand && after.contains($0.line) }
  }

  private func lines(ofTest line: Int) -> Range<Int> {
    line..<(tests.first { $0 > line } ?? .max)
  }
}

extension Exercise {
  /// The demands of its text, in the order of their numbers.
  package var demands: [String] {
    MarkdownPage(task).blocks.compactMap { block in
      if case .item(let mark, 0, let text) = block, mark != "-" { text } else { nil }
    }
  }

  package var demandMarks: DemandMarks { DemandMarks(root.text(of: testsPath) ?? "") }
}
