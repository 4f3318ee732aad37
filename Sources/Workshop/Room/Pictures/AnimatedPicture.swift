import Foundation
import Stage
import Usage

/// A recording as an SVG, light and dark. If the person's system asks for less motion, it shows the
/// last moment.
///
/// A row that stays as it is for some moments is drawn once, and shown from the first to the last
/// of them.
package struct AnimatedPicture {
  private let recording: Recording
  private let title: String
  private let mark: String

  private static let (width, height) = BlockPath.cell
  private static let margin = 3
  /// How long the last moment stays.
  private static let pause = 3.0

  /// - Parameters:
  ///   - title: What was typed.
  ///   - mark: The first line of the file.
  package init(_ recording: Recording, title: String, mark: String) {
    (self.recording, self.title, self.mark) = (recording, title, mark)
  }

  package var svg: String {
    let shown = shownRows
    let columns = recording.columns * Self.width + 2 * Self.margin
    let closing = (recording.closing ?? "").wrapped(columns: recording.columns)
    let rows = (shown.count + 4 + closing.count) * Self.height
    let last = closing.enumerated().map { index, line in
      drawn([TextRun(text: line, look: "bold")], row: shown.count + 2 + index)
    }
    let spans = spans(of: shown)
    let parts = spans.map { span, rows in
      let past = span.upperBound < all.upperBound ? " past" : ""
      return span == all ? rows : "<g class=\"\(span.name)\(past)\">\(rows)</g>"
    }
    return """
      \(mark)
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" \
      shape-rendering="crispEdges" role="img">
      <title>\(title.forHTML): \((recording.closing ?? "").forHTML)</title>
      <style>
      \(style(of: spans.map(\.span)))
      </style>
      <rect width="100%" height="100%" rx="2" fill="var(--ground)"/>
      <g transform="translate(\(Self.margin) \(Self.height))" fill="var(--text)">
      \((parts + last).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// The rows of the frames without those that are always empty at the top and at the end.
  private var shownRows: Range<Int> {
    let all = recording.moments.map(\.rows)
    let used = (0..<(all.map(\.count).max() ?? 0)).filter { row in
      all.contains { $0.indices.contains(row) && !$0[row].isEmpty }
    }
    return (used.first ?? 0)..<((used.last ?? -1) + 1)
  }

  /// From one moment to another.
  private typealias Span = ClosedRange<Int>

  private var all: Span { 0...max(0, recording.moments.count - 1) }

  private func spans(of shown: Range<Int>) -> [(span: Span, rows: String)] {
    let typed = recording.moments.map { moment in
      let text = "$ \(title)\(moment.run > 1 ? "   # again" : "")"
      return [TextRun(text: text, look: "dim")]
    }
    let rows = shown.map { row in
      recording.moments.map { $0.rows.indices.contains(row) ? $0.rows[row] : [] }
    }
    var drawings: [Span: String] = [:]
    for (row, contents) in ([typed, []] + rows).enumerated() {
      var first = 0
      for (index, content) in contents.enumerated() {
        guard index + 1 == contents.count || contents[index + 1] != content else { continue }
        drawings[first...index, default: ""] += drawn(content, row: row)
        first = index + 1
      }
    }
    return drawings.filter { !$0.value.isEmpty }.map { ($0.key, $0.value) }.sorted {
      ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound)
    }
  }

  private func style(of spans: [Span]) -> String {
    let moments = recording.moments
    let whole = (moments.last?.seconds ?? 0) + Self.pause
    func percent(_ index: Int) -> Int {
      index < moments.count ? Int((moments[index].seconds / whole * 100).rounded()) : 100
    }
    let moving = spans.filter { $0 != all }.map { span in
      let hidden = "{visibility:hidden}"
      let start = span.lowerBound == 0 ? "" : "0%\(hidden)"
      let isLast = span.upperBound == all.upperBound
      let end = isLast ? "" : "\(percent(span.upperBound + 1))%\(hidden)"
      let middle = "\(percent(span.lowerBound))%{visibility:visible}"
      return """
        .\(span.name){animation:\(span.name) \(whole)s step-end infinite}
        @keyframes \(span.name){\(start)\(middle)\(end)}
        """
    }
    return """
      \(String(decoding: PackageResources.dark_css, as: UTF8.self))\
      @media (prefers-color-scheme: light) {
      \(String(decoding: PackageResources.light_css, as: UTF8.self))}
      text{font:3.33px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}
      .bold{font-weight:700}.dim{opacity:.65}.past{visibility:hidden}
      @media (prefers-reduced-motion:no-preference){
      \(moving.joined(separator: "\n"))
      }
      """
  }
}

extension ClosedRange<Int> {
  fileprivate var name: String { "m\(lowerBound)-\(upperBound)" }
}

extension AnimatedPicture {
  /// One row: what is behind it, its blocks, and its letters.
  private func drawn(_ runs: [TextRun], row: Int) -> String {
    let y = row * Self.height
    var column = 0
    var grounds: [String] = []
    var parts: [String] = []
    for run in runs {
      let look = Look(run)
      let x = column * Self.width
      let count = run.text.reduce(0) { $0 + $1.columns }
      if let behind = look.behind {
        let size = "width=\"\(count * Self.width)\" height=\"\(Self.height)\""
        grounds.append("<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(behind)\"/>")
      }
      let blocks = BlockPath(run.text, x: x, y: y).path
      if !blocks.isEmpty { parts.append("<path\(look.attributes) d=\"\(blocks)\"/>") }
      parts += letters(run.text, look, column: column, y: y + 3)
      column += count
    }
    return (grounds + parts).joined()
  }

  /// Each word at its place, whatever the font's widths are.
  private func letters(_ text: String, _ look: Look, column: Int, y: Int) -> [String] {
    var parts: [String] = []
    var word = ""
    var start = column
    var place = column
    for character in text + "  " {
      let isSecondSpace = character == " " && (word.isEmpty || word.last == " ")
      if isSecondSpace || BlockPath.isBlock(character) {
        let shown = word.trimmingCharacters(in: .whitespaces)
        if !shown.isEmpty {
          let x = start * Self.width
          let length = shown.reduce(0) { $0 + $1.columns } * Self.width
          let size = shown.count > 1 ? " textLength=\"\(length)\"" : ""
          let place = "x=\"\(x)\" y=\"\(y)\"\(size)\(look.attributes)"
          parts.append("<text \(place)>\(shown.forHTML)</text>")
        }
        word = ""
      } else {
        if word.isEmpty { start = place }
        word.append(character)
      }
      place += character.columns
    }
    return parts
  }

  /// How a run looks: a class for each word of its style, and a colour if that has none.
  private struct Look {
    var attributes = ""
    var behind: String?

    init(_ run: TextRun) {
      func paint(_ name: String) -> String? {
        name.isEmpty ? nil : name.hasPrefix("rgb") ? name : "var(--\(name))"
      }
      var front = paint(run.color)
      behind = paint(run.ground)
      let words = run.look.split(separator: " ")
      let classes = words.filter { ["bold", "dim"].contains($0) }
      if words.contains("reversed") {
        (front, behind) = (behind ?? "var(--ground)", front ?? "var(--text)")
      }
      if !classes.isEmpty { attributes += " class=\"\(classes.joined(separator: " "))\"" }
      if let front { attributes += " style=\"fill:\(front)\"" }
    }
  }
}
