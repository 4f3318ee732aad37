/// The places that were known when a team began: only what is new since then is reported.
///
/// A place is known by its file, its code and how often that code is in the file. Its line does not
/// count, so an edit above it makes nothing new.
package struct Baseline: Equatable, Sendable {
  /// The number of each place. A key is the kind, the path and the code, with tabs between them.
  private var counts: [String: Int] = [:]

  private static func key(_ finding: Finding) -> String {
    "\(finding.kind.rawValue)\t\(finding.path)\t\(finding.text)"
  }

  package init(_ findings: [Finding]) {
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
  }

  package static let head = "# Uncontrolled places that are known. The number may only go down."

  /// Reads what `text` wrote. A row of another form is no place: after a merge with conflicts, what
  /// it would have known is reported as new.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let count = Int(parts[0]) { counts[String(parts[1])] = count }
    }
  }

  /// One row per place, sorted, so that a change of the file reads well in git.
  package var text: String {
    let rows = counts.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)\n" }
    return Self.head + "\n" + rows.joined()
  }

  /// The places that the baseline does not know. If a file has more of one kind than before, the
  /// last ones are new.
  package func new(among findings: [Finding]) -> [Finding] {
    var known = counts
    return findings.filter { finding in
      guard let left = known[Self.key(finding)], left > 0 else { return true }
      known[Self.key(finding)] = left - 1
      return false
    }
  }

  /// The number of its places that are not there any more.
  package func goneCount(from findings: [Finding]) -> Int {
    let now = Baseline(findings).counts
    return counts.reduce(0) { $0 + max(0, $1.value - now[$1.key, default: 0]) }
  }
}
