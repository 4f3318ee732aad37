import Observation
import Stage

/// The row to which you have scrolled.
@MainActor @Observable
final class ListPosition {
  private(set) var row = 0

  func move(_ key: Key, in count: Int) -> KeyResponse {
    let target: Int
    switch key {
    case .up: target = row - 1
    case .down: target = row + 1
    case .pageUp: target = row - 10
    case .pageDown: target = row + 10
    case .home: target = 0
    case .end: target = count - 1
    default: return .ignored
    }
    row = max(0, min(target, count - 1))
    return .handled
  }
}
