import Usage

/// The output of a scan for a person.
package struct ScanReport {
  let scan: Scan
  /// The number of the chapter that teaches to control a kind: `01`.
  let chapters: [DependencyKind: String]

  package init(_ scan: Scan, chapters: [DependencyKind: String]) {
    (self.scan, self.chapters) = (scan, chapters)
  }

  /// Up to this many places are listed on a terminal without being asked for.
  private static let shortList = 20

  /// - Parameters:
  ///   - columns: How wide the terminal is; nil for a pipe, where other programs read each place.
  ///   - listsAll: Whether a terminal gets each place, however many there are.
  package func text(columns: Int?, listsAll: Bool) -> String {
    guard let columns else { return warnings }
    return listsAll || scan.findings.count <= Self.shortList
      ? list(columns: columns) : overview(columns: columns)
  }

  /// A line for each place, in the form of a compiler, so that editors jump to it.
  private var warnings: String {
    scan.findings.map { finding in
      let lesson = chapters[finding.kind].map { ", chapter \($0)" } ?? ""
      let role = finding.role == .preview ? ", in a preview" : ""
      return "\(scan.folder)\(finding.path):\(finding.line):\(finding.column): warning: "
        + "\(finding.text) is uncontrolled: \(finding.advice) (\(finding.kind)\(role)\(lesson))"
    }
    .joined(separator: "\n")
  }

  /// The places of each file below its name: the line, the code, what to write instead, and the
  /// number of the chapter.
  private func list(columns: Int) -> String {
    let rows = scan.findings.map { finding in
      [
        "\(finding.line):\(finding.column)", finding.text, finding.advice,
        finding.role == .preview ? "preview" : chapters[finding.kind] ?? "",
      ]
    }
    let lines = Self.aligned(rows, shortening: 1, to: columns)
    let files = Dictionary(grouping: zip(scan.findings, lines)) { $0.0.path }
    var parts = files.sorted { $0.key < $1.key }.map { path, found in
      ([path] + found.map(\.1)).joined(separator: "\n")
    }
    if !chapters.isEmpty { parts.append("On the right is the chapter that teaches it.") }
    return parts.joined(separator: "\n\n")
  }

  /// `37 places in 12 files: time 14, files 9. 9 more are at home, in live values.`
  package var summary: String {
    let others = scan.findings.count - features.count
    var sentences: [String] = []
    if features.isEmpty {
      sentences.append("Nothing uncontrolled in \(counted(scan.fileCount, "file")).")
    } else {
      let kinds = kindsByCount.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
      let files = counted(Set(features.map(\.path)).count, "file")
      sentences.append("\(counted(features.count, "place")) in \(files): \(kinds).")
    }
    func more(_ count: Int) -> String { "\(count) more \(count == 1 ? "is" : "are")" }
    if others > 0 { sentences.append("\(more(others)) in tests and previews.") }
    if scan.liveCount > 0 { sentences.append("\(more(scan.liveCount)) at home, in live values.") }
    if scan.acceptedCount > 0 { sentences.append("\(scan.acceptedCount) accepted by a comment.") }
    return sentences.joined(separator: " ")
  }

  /// The kinds of what the features reach, the most common one first.
  var kindsByCount: [(kind: DependencyKind, count: Int)] {
    DependencyKind.allCases.map { kind in (kind, features.count { $0.kind == kind }) }
      .filter { $0.count > 0 }.sorted { $0.count > $1.count }
  }

  var features: [Finding] { scan.findings.filter { $0.role == .feature } }

  /// ` (chapter 01)`
  func chapter(of kind: DependencyKind) -> String {
    chapters[kind].map { " (chapter \($0))" } ?? ""
  }

  /// Rows of columns, indented by two. One column is shortened so that a row fits the terminal.
  static func aligned(_ rows: [[String]], shortening column: Int, to width: Int) -> [String] {
    var widths = rows[0].indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
    let others = widths.reduce(0) { $0 + $1 + 2 } - widths[column]
    widths[column] = min(widths[column], max(10, width - others))
    return rows.map { cells in
      var cells = cells
      if cells[column].count > widths[column] {
        cells[column] = "\(cells[column].prefix(widths[column] - 1))…"
      }
      var row = zip(cells, widths).reduce("") { "\($0)  \($1.0.padding(to: $1.1))" }
      while row.last == " " { row.removeLast() }
      return row
    }
  }
}
