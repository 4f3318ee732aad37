import Course
import Stage

/// A terminal's screen as a page gets it: each row is cut where the look changes.
struct Frame: Equatable, Encodable, Sendable {
  struct Run: Equatable, Encodable, Sendable {
    var text: String
    /// The names of the classes that it has on the page: `bold reversed`.
    let look: String
    /// The style that no class has: `color:var(--red)`.
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
      // Spaces at the end of a row are not seen.
      if let last = runs.last, last.look.isEmpty, last.paint.isEmpty {
        runs[runs.count - 1].text = last.text.withoutSpacesAtTheEnd
        if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
      }
      return runs
    }
  }
}

extension TextStyle {
  fileprivate var look: String {
    let words = [weight == .regular ? nil : "\(weight)", isReversed ? "reversed" : nil]
    return words.compactMap(\.self).joined(separator: " ")
  }

  fileprivate var paint: String {
    [foreground.map { "color:\($0.paint)" }, background.map { "background:\($0.paint)" }]
      .compactMap(\.self).joined(separator: ";")
  }
}

extension Color {
  /// The palette has one colour for `red` and `brightRed`.
  fileprivate var paint: String {
    if case .rgb(let red, let green, let blue) = self { return "rgb(\(red) \(green) \(blue))" }
    let name = "\(self)"
    return "var(--\((name.hasPrefix("bright") ? name.dropFirst(6) : name[...]).lowercased()))"
  }
}
