import Stage

/// A recording as an SVG, light and dark. If the person's system asks for less motion, it shows the
/// last moment.
///
/// A row that stays as it is to the end is drawn once; all others are drawn in each moment.
package struct AnimatedPicture {
  private let recording: DemoRecording
  private let title: String
  private let mark: String

  private static let (width, height) = BlockPath.cell
  private static let margin = 3
  /// The time for which the last moment stays.
  private static let pause = 3.0

  /// - Parameters:
  ///   - title: What was typed.
  ///   - mark: The first line of the file.
  package init(_ recording: DemoRecording, title: String, mark: String) {
    (self.recording, self.title, self.mark) = (recording, title, mark)
  }

  package var svg: String {
    let frames = frames
    let height = frames.first?.count ?? 0
    let columns = recording.columns * Self.width + 2 * Self.margin
    let closing = recording.closing.flatMap { $0.wrapped(columns: recording.columns) }
    let rows = (height + 2 + closing.count) * Self.height
    let last = closing.enumerated().map { index, line in
      drawn([TextRun(text: line, look: "bold")], row: height + index)
    }
    return """
      \(mark)
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" \
      shape-rendering="crispEdges" role="img">
      <title>\(title.escaped): \((recording.closing.last ?? "").escaped)</title>
      <style>
      \(style)
      </style>
      <rect width="100%" height="100%" rx="2" fill="var(--ground)"/>
      <g transform="translate(\(Self.margin) \(Self.height))" fill="var(--text)">
      \((groups(of: frames) + last).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// The command, and the rows without those at the top and at the end that are always empty.
  private var frames: [[[TextRun]]] {
    let moments = recording.moments
    let used = (moments.first?.rows.indices ?? 0..<0).filter { row in
      moments.contains { !$0.rows[row].isEmpty }
    }
    return moments.map { moment in
      let typed = "$ \(title)\(moment.run > 1 ? "   # again" : "")"
      let rows = used.isEmpty ? [] : moment.rows[used[0]...used[used.count - 1]]
      return [[TextRun(text: typed, look: "dim")], []] + rows
    }
  }

  /// The rows that never change, and a group for each moment with the others.
  private func groups(of frames: [[[TextRun]]]) -> [String] {
    guard let first = frames.first else { return [] }
    let moving = first.indices.filter { row in frames.contains { $0[row] != first[row] } }
    let constant = first.indices.filter { !moving.contains($0) }
    let groups = frames.enumerated().map { index, frame in
      let rows = moving.map { drawn(frame[$0], row: $0) }.joined()
      return "<g class=\"m\(index)\(index + 1 < frames.count ? " past" : "")\">\(rows)</g>"
    }
    return [constant.map { drawn(first[$0], row: $0) }.joined()] + groups
  }

  private var style: String {
    let moments = recording.moments
    let whole = (moments.last?.seconds ?? 0) + Self.pause
    let percents = moments.map { Int(($0.seconds / whole * 100).rounded()) }
    let hidden = "{visibility:hidden}"
    let moving = percents.enumerated().map { index, percent in
      let start = index == 0 ? "" : "0%\(hidden)"
      let end = index + 1 < percents.count ? "\(percents[index + 1])%\(hidden)" : ""
      return """
        .m\(index){animation:m\(index) \(whole)s step-end infinite}
        @keyframes m\(index){\(start)\(percent)%{visibility:visible}\(end)}
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
      if let behind = look.behind {
        let width = run.text.columns * Self.width
        let size = "width=\"\(width)\" height=\"\(Self.height)\""
        grounds.append("<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(behind)\"/>")
      }
      let blocks = BlockPath(run.text, x: x, y: y).path
      if !blocks.isEmpty { parts.append("<path\(look.attributes) d=\"\(blocks)\"/>") }
      parts += letters(run.text, look, column: column, y: y + 3)
      column += run.text.columns
    }
    return (grounds + parts).joined()
  }

  /// Words with one space between them at their place, whatever the widths of the font are.
  private func letters(_ text: String, _ look: Look, column: Int, y: Int) -> [String] {
    let text = String(text.map { BlockPath.isBlock($0) ? " " : $0 })
    return text.matches(of: /\S+( \S+)*/).map { match in
      let words = String(match.0)
      let x = (column + String(text[..<match.range.lowerBound]).columns) * Self.width
      let size = words.count > 1 ? " textLength=\"\(words.columns * Self.width)\"" : ""
      return "<text x=\"\(x)\" y=\"\(y)\"\(size)\(look.attributes)>\(words.escaped)</text>"
    }
  }

  /// The look of a run: a class for each word of its style, and a colour if that has none.
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

extension String {
  /// This text within a picture, where nothing of it is taken for the picture's own.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
