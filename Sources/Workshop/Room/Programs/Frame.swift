import Stage

/// A terminal's screen as a page gets it: each row is cut where the look changes.
struct Frame: Equatable, Encodable, Sendable {
  struct Run: Equatable, Encodable, Sendable {
    var text: String
    /// The names of the classes that it has on the page: `bold red on-blue`.
    let look: String
    /// What no class says: `color:#ff8800`.
    let paint: String
  }

  let columns: Int
  var rows: [[Run]]

  init(_ screen: TerminalScreen) {
    columns = screen.columns
    rows = screen.rows.map { row in
      var runs: [Run] = []
      for cell in row {
        guard let character = cell.character else { continue }
        let next = Run(
          text: String(character),
          look: cell.style.look,
          paint: cell.style.paint
        )
        if let last = runs.last, last.look == next.look, last.paint == next.paint {
          runs[runs.count - 1].text += next.text
        } else {
          runs.append(next)
        }
      }
      // Spaces at the end are no news.
      while let last = runs.last, last.look.isEmpty, last.paint.isEmpty {
        runs.removeLast()
        let text = last.text
        let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
        guard end > text.startIndex else { continue }
        runs.append(Run(text: String(text[..<end]), look: "", paint: ""))
        break
      }
      return runs
    }
  }
}

extension TextStyle {
  fileprivate var look: String {
    var words: [String] = []
    switch weight {
    case .regular: break
    case .bold: words.append("bold")
    case .dim: words.append("dim")
    }
    if isReversed { words.append("reversed") }
    if let name = foreground?.name { words.append(name) }
    if let name = background?.name { words.append("on-\(name)") }
    return words.joined(separator: " ")
  }

  fileprivate var paint: String {
    [foreground?.paint.map { "color:\($0)" }, background?.paint.map { "background:\($0)" }]
      .compactMap(\.self).joined(separator: ";")
  }
}

extension Color {
  /// Nil for a colour that has no name.
  fileprivate var name: String? {
    if case .rgb = self { nil } else { "\(self)" }
  }

  fileprivate var paint: String? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return "rgb(\(red) \(green) \(blue))"
  }
}
