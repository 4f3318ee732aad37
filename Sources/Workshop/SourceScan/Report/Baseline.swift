/// What was there when a team began: only what is new since then is reported.
///
/// A place is known by its file, its code and how often it stands there. Its line does not count, so
/// that an edit above it makes nothing new.
package struct Baseline: Equatable, Sendable {
  private var counts: [Entry: Int] = [:]

  private struct Entry: Hashable {
    let path: String
    let kind: String
    let text: String

    init(path: String, kind: String, text: String) {
      (self.path, self.kind, self.text) = (path, kind, text)
    }

    /// The path counts from the folder that is scanned, wherever the scan was typed.
    init(_ finding: Finding, below root: String) {
      let isBelow = finding.path.hasPrefix(root + "/")
      let path = isBelow ? String(finding.path.dropFirst(root.count + 1)) : finding.path
      self.init(path: path, kind: finding.kind.rawValue, text: finding.text)
    }
  }

  package init(_ findings: [Finding], below root: String = "") {
    for finding in findings { counts[Entry(finding, below: root), default: 0] += 1 }
  }

  /// Reads what `text` wrote.
  package init(text: String, path: String) throws(ScanError) {
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 3).map(String.init)
      guard parts.count == 4, let count = Int(parts[0]), count > 0 else {
        throw ScanError(
          """
          Line \(index + 1) of the baseline \(path) is not a row of it: \
          \(line.prefix(60)). Delete the file, and scan again to write a new one.
          """
        )
      }
      counts[Entry(path: parts[2], kind: parts[1], text: parts[3]), default: 0] += count
    }
  }

  /// One row a place, in an order that does not change, so that a change of it reads well in git.
  package var text: String {
    let rows = counts.map { "\($0.value)\t\($0.key.kind)\t\($0.key.path)\t\($0.key.text)" }
    let ordered = rows.sorted {
      $0.split(separator: "\t")[1...].lexicographicallyPrecedes(
        $1.split(separator: "\t")[1...]
      )
    }
    return (["# Uncontrolled places that are known. The number may only go down."] + ordered)
      .map { $0 + "\n" }
      .joined()
  }

  package var count: Int { counts.values.reduce(0, +) }

  /// What the baseline does not know; where it knows fewer of one kind in a file, the last ones.
  package func new(among findings: [Finding], below root: String = "") -> [Finding] {
    var known = counts
    return findings.filter { finding in
      let entry = Entry(finding, below: root)
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
