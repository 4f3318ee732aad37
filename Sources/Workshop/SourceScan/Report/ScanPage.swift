import Usage

/// A page to show to a team: how much of each kind, where, and what has changed.
package struct ScanPage {
  private let text: ScanText
  private let root: String
  private let known: Baseline?

  package init(_ text: ScanText, of root: String, since known: Baseline?) {
    (self.text, self.root, self.known) = (text, root, known)
  }

  package static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <meta name="generator" content="swift run workbook scan">
    """

  package var html: String {
    """
    \(Self.head)
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>What is not under control in \(root.forHTML)</title>
    <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem }
    table { border-collapse: collapse; width: 100% }
    td { padding: 0.2rem 0.5rem; text-align: left; vertical-align: top }
    td.count { text-align: right; width: 3rem }
    .bar { background: #d9480f; height: 1rem }
    code { font: 0.9em ui-monospace, monospace }
    </style>
    <h1>What is not under control</h1>
    <p>\(text.summary().forHTML)</p>
    \(trend)<h2>By kind</h2>
    <table>
    \(bars)
    </table>
    <h2>The worst files</h2>
    <table>
    \(files)
    </table>
    </html>

    """
  }

  private var trend: String {
    guard let known else { return "" }
    let new = known.new(among: text.scan.findings, below: root).count
    let gone = known.gone(from: text.scan.findings, below: root)
    return """
      <p>Since the baseline, which knew \(counted(known.count, "place")): \(new) new, \(gone) gone.</p>

      """
  }

  private var bars: String {
    let counts = SystemKind.allCases.map { kind in
      (kind, text.features.count { $0.kind == kind })
    }
    let most = max(1, counts.map(\.1).max() ?? 1)
    return counts.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map { kind, count in
      """
      <tr><td>\(kind.rawValue)<td class="count">\(count)\
      <td><div class="bar" style="width: \(100 * count / most)%"></div>\
      <td>\((text.cures[kind] ?? "").forHTML)
      """
    }
    .joined(separator: "\n")
  }

  private var files: String {
    ScanText.byFile(text.features).prefix(10).map { file in
      """
      <tr><td class="count">\(file.findings.count)<td><code>\(file.path.forHTML)</code>\
      <td>\(ScanText.kinds(of: file.findings))
      """
    }
    .joined(separator: "\n")
  }
}
