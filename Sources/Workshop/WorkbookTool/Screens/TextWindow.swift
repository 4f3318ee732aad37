import Observation
import Stage

/// Where a reader is in a text that is longer than its window.
@MainActor @Observable
final class Scroll {
  private(set) var first = 0

  /// What was drawn last. A window that changes its size draws again, and so corrects it.
  @ObservationIgnored private var rows = 0
  @ObservationIgnored private var count = 0

  func toTop() { first = 0 }

  func move(by lines: Int) { first = min(last, max(0, min(first, last) + lines)) }

  /// Whether the key is one that scrolls.
  func press(_ key: Key) -> Bool {
    switch key {
    case .pageDown, .character(" "): move(by: max(1, rows - 1))
    case .pageUp, .character("b"): move(by: -max(1, rows - 1))
    default: return false
    }
    return true
  }

  /// The lines that are seen in a window, of so many; none if the window has no room for one.
  func visible(_ count: Int, rows: Int) -> Range<Int> {
    self.count = count
    self.rows = max(0, rows)
    let start = min(first, last)
    return start..<min(count, start + self.rows)
  }

  /// What is seen of it: `1–12 of 40`. Nil if all of it is.
  var place: String? {
    guard count > rows, rows > 0 else { return nil }
    let start = min(first, last)
    return "\(start + 1)–\(start + rows) of \(count)"
  }

  private var last: Int { max(0, count - rows) }
}

/// A window on a picture that may have more rows than there are.
@MainActor
struct Window {
  let scroll: Scroll

  func draw(_ picture: Canvas, rows: Int, on canvas: inout Canvas, row: Int) {
    let visible = scroll.visible(picture.size.rows, rows: rows)
    var part = Canvas(Extent(columns: picture.size.columns, rows: visible.count))
    part.draw(picture, row: -visible.lowerBound)
    canvas.draw(part, row: row)
  }
}

/// A line across the window, with words at its end.
struct WindowRule {
  var words: String?
  let columns: Int

  func draw(on canvas: inout Canvas, row: Int) {
    canvas.write(String(repeating: "─", count: columns), row: row, style: .dim)
    guard let words, words.count + 4 <= columns else { return }
    canvas.write(" \(words) ", column: columns - words.count - 3, row: row, style: .dim)
  }
}

/// The keys that mean something now, in as many rows as they need.
struct KeyRows {
  let keys: [(key: String, meaning: String)]
  /// The keys that are left if a small window has no room for all.
  var essential: Set<String> = []

  /// None of them is cut. In a window of few rows there are fewer.
  func lines(in size: Extent) -> [StyledLine] {
    let all = lines(keys, columns: size.columns)
    if essential.isEmpty || all.count <= max(1, size.rows / 6) { return all }
    return lines(keys.filter { essential.contains($0.key) }, columns: size.columns)
  }

  private func lines(_ keys: [(key: String, meaning: String)], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (key, meaning) in keys {
      let entry = StyledLine(key, .bold) + StyledLine(" \(meaning)", .dim)
      if let last = lines.last, last.text.count + 3 + entry.text.count <= columns {
        lines[lines.count - 1] = last + StyledLine(" · ", .dim) + entry
      } else {
        lines.append(StyledLine(" ") + entry)
      }
    }
    return lines
  }
}
