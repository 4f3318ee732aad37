import Stage

extension WatchModel {
  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .character("n"): nextTapped()
    case .character("h"): hintTapped()
    case .character("o"): openTapped()
    case .character("r"): runAgainTapped()
    case .character("f"): allFailuresTapped()
    case .up, .character("k"): scroll.move(by: -1)
    case .down, .character("j"): scroll.move(by: 1)
    default: return scroll.press(key) ? .handled : .ignored
    }
    return .handled
  }
}
