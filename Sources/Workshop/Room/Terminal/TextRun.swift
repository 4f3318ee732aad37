import Stage

/// A part of a terminal's row that looks the same, as a page gets it.
struct TextRun: Equatable, Encodable, Sendable {
  var text: String
  /// Words such as `bold reversed`.
  var look = ""
  /// `red`, `rgb(1 2 3)`, or empty for the colour of the page.
  var color = ""
  var ground = ""

  static func all(in row: [Cell]) -> [TextRun] {
    var runs: [TextRun] = []
    for cell in row.seen(in: .full) {
      guard let character = cell.character else { continue }
      let next = TextRun(
        text: String(character),
        look: cell.look,
        color: cell.style.foreground?.name ?? "",
        ground: cell.style.background?.name ?? ""
      )
      if let last = runs.last, last.looks(as: next) {
        runs[runs.count - 1].text += next.text
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private func looks(as other: TextRun) -> Bool {
    look == other.look && color == other.color && ground == other.ground
  }
}

extension Cell {
  fileprivate var look: String {
    let words = [
      style.weight == .regular ? nil : "\(style.weight)", style.isReversed ? "reversed" : nil,
      style.isItalic ? "italic" : nil, style.isUnderlined ? "underlined" : nil,
      character.map { $0.columns } == 2 ? "wide" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension Color {
  /// The palette has one colour for `red` and `brightRed`.
  fileprivate var name: String {
    if case .rgb(let red, let green, let blue) = self { return "rgb(\(red) \(green) \(blue))" }
    let name = "\(self)"
    return (name.hasPrefix("bright") ? name.dropFirst(6) : name[...]).lowercased()
  }
}
