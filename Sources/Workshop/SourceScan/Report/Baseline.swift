/// The places that were known when a team began: only what is new since then is reported.
///
/// A place is known by its file, its code and how often that code is in the file. Its line does not
/// count, so an edit above it makes nothing new.
package struct Baseline: Sendable {
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

  /// The places that the baseline does not know, and the number of its own that are not there any
  /// more. If a file has more of one kind than before, the last ones are new.
  package func changes(in findings: [Finding]) -> (new: [Finding], goneCount: Int) {
    var left = counts
    let new = findings.filter { finding in
      guard let count = left[Self.key(finding)], count > 0 else { return true }
      left[Self.key(finding)] = count - 1
      return false
    }
    return (new, left.values.reduce(0, +))
  }
}
