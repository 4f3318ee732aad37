import Usage

/// What a scan says to a person.
package struct ScanText {
  let scan: Scan
  /// Where each kind is cured, as the course says: `chapter 01`.
  package let cures: [SystemKind: String]

  package init(_ scan: Scan, cures: [SystemKind: String]) {
    (self.scan, self.cures) = (scan, cures)
  }

  /// The places of a file below its name, in columns: for a terminal.
  package func byFile() -> String {
    let rows = scan.findings.map { ["  \($0.line):\($0.column)"] + columns($0) }
    var lines: [String] = []
    var path: String?
    for (finding, row) in zip(scan.findings, Self.aligned(rows)) {
      if finding.path != path { lines += path == nil ? [finding.path] : ["", finding.path] }
      path = finding.path
      lines.append(row)
    }
    return lines.joined(separator: "\n")
  }

  /// A place in a line, as a compiler has it: for an editor, and for other programs.
  package func byLine() -> String {
    scan.findings
      .map { finding in
        "\(finding.path):\(finding.line):\(finding.column): "
          + columns(finding).filter { !$0.isEmpty }.joined(separator: "  ")
      }
      .joined(separator: "\n")
  }

  /// `37 in 12 files: time 14, files 9.   9 more are at home, in live values.`
  package func summary() -> String {
    let others = scan.findings.count - features.count
    var parts: [String] = []
    if features.isEmpty {
      parts.append("Nothing uncontrolled in \(counted(scan.files, "file")).")
    } else {
      let places = Set(features.map(\.path)).count
      parts.append("\(features.count) in \(counted(places, "file")): \(Self.kinds(of: features)).")
    }
    if others > 0 { parts.append("\(others) in tests and previews.") }
    if scan.atHome > 0 {
      let verb = scan.atHome == 1 ? "is" : "are"
      parts.append("\(scan.atHome) more \(verb) at home, in live values.")
    }
    if scan.accepted > 0 { parts.append("\(scan.accepted) accepted by a comment.") }
    return parts.joined(separator: "   ")
  }

  private func columns(_ finding: Finding) -> [String] {
    [
      finding.text, finding.kind.rawValue, finding.advice,
      finding.place == .preview ? "in a preview" : cures[finding.kind] ?? "",
    ]
  }

  /// Fills columns with blanks; one that is very long does not push the others away.
  static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0[column].count }.filter { $0 <= 48 }.max() ?? 0
    }
    return rows.map { row in
      var line = zip(row, widths).map { $0.padding(to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
