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

  func toEnd() { first = last }

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
