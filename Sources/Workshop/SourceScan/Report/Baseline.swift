/// What was there when a team began: only what is new since then is reported.
///
/// A place is known by its file, its code and how often it stands there. Its line does not count,
/// so that an edit above it makes nothing new.
package struct Baseline: Equatable, Sendable {
  /// How often a place is there: `time`, its path and its code, with tabs between them.
  private var counts: [String: Int] = [:]

  /// The path counts from the folder that is scanned, wherever the scan was typed.
  private static func entry(_ finding: Finding, below root: String) -> String {
    let isBelow = finding.path.hasPrefix(root + "/")
    let path = isBelow ? String(finding.path.dropFirst(root.count + 1)) : finding.path
    return "\(finding.kind.rawValue)\t\(path)\t\(finding.text)"
  }

  package init(_ findings: [Finding], below root: String = "") {
    for finding in findings { counts[Self.entry(finding, below: root), default: 0] += 1 }
  }

  package static let head = "# Uncontrolled places that are known. The number may only go down."

  /// Reads what `text` wrote.
  package init(text: String, path: String) throws(ScanError) {
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard let count = Int(parts[0]), count > 0, parts.count == 2,
        parts[1].count(where: { $0 == "\t" }) > 1
      else {
        throw ScanError(
          """
          Line \(index + 1) of the baseline \(path) is not a row of it: \
          \(line.prefix(60)). Delete the file, and scan again to write a new one.
          """
        )
      }
      counts[String(parts[1]), default: 0] += count
    }
  }

  /// One row a place, in an order that does not change, so that a change of it reads well in git.
  package var text: String {
    let rows = counts.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)\n" }
    return Self.head + "\n" + rows.joined()
  }

  package var count: Int { counts.values.reduce(0, +) }

  /// The places that the baseline does not know: if it knows fewer of one kind in a file, the last
  /// ones.
  package func new(among findings: [Finding], below root: String = "") -> [Finding] {
    var known = counts
    return findings.filter { finding in
      let entry = Self.entry(finding, below: root)
      guard let left = known[entry], left > 0 else { return true }
      known[entry] = left - 1
      return false
    }
  }

  /// How many of its places are not there any more.
  package func gone(from findings: [Finding], below root: String = "") -> Int {
    let there = Baseline(findings, below: root).counts
    return counts.reduce(0) { $0 + max(0, $1.value - there[$1.key, default: 0]) }
  }
}
