import Stage

extension ListModel {
  /// What a key does, on each screen of the list.
  func press(_ key: Key) -> KeyResponse {
    if key == .control("c") || key == .escape, check.isRunning, destination == nil {
      stopTapped()
      return .handled
    }
    switch destination {
    case .reading(let reading): return press(key, reading)
    case .demo(let menu): return press(key, menu)
    case .watch(let model): return press(key, model)
    case nil: return pressInList(key)
    }
  }

  private func pressInList(_ key: Key) -> KeyResponse {
    if page != nil, let response = pressOnPage(key) { return response }
    switch key {
    case .up, .character("k"): moved(by: -1)
    case .down, .character("j"): moved(by: 1)
    case .home, .character("g"): moved(by: -exercises.count)
    case .end, .character("G"): moved(by: exercises.count)
    case .enter, .character("c"): checkTapped()
    case .character("a"): checkAllTapped()
    case .character("n"): nextTapped()
    case .character("f"): allFailuresTapped()
    case .character("h"): hintTapped()
    case .character("l"): lessonTapped()
    case .character("t"): taskTapped()
    case .character("d"): demoTapped()
    case .character("D"): diffTapped()
    case .character("o"): openTapped()
    case .character("w"): watchTapped()
    case .character("?"): helpTapped()
    default: return scroll.press(key) ? .handled : .ignored
    }
    return .handled
  }

  /// A page has nothing to check: only the keys for reading it mean something.
  private func pressOnPage(_ key: Key) -> KeyResponse? {
    switch key {
    case .enter, .character("l"), .character("t"): pageTapped()
    case .character("c"), .character("h"), .character("d"), .character("D"), .character("o"),
      .character("w"), .character("f"):
      break
    default: return nil
    }
    return .handled
  }

  private func press(_ key: Key, _ reading: ReadingModel) -> KeyResponse {
    switch key {
    case .escape, .character("q"), .left: backTapped()
    default: return reading.press(key)
    }
    return .handled
  }

  private func press(_ key: Key, _ menu: DemoMenu) -> KeyResponse {
    switch key {
    case .up, .left, .backTab, .character("k"): menu.moved(by: -1)
    case .down, .right, .tab, .character("j"): menu.moved(by: 1)
    case .enter: demoChosen()
    case .escape, .character("q"): backTapped()
    case .character(let letter):
      guard menu.tapped(letter) else { return .ignored }
      demoChosen()
    default: return .ignored
    }
    return .handled
  }

  private func press(_ key: Key, _ model: WatchModel) -> KeyResponse {
    switch key {
    case .escape, .character("q"), .control("c"):
      backTapped()
      return .handled
    default:
      return model.press(key)
    }
  }
}

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

extension ReadingModel {
  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .up, .character("k"): scroll.move(by: -1)
    case .down, .character("j"), .enter: scroll.move(by: 1)
    case .home, .character("g"): scroll.toTop()
    case .end, .character("G"): scroll.toEnd()
    default: return scroll.press(key) ? .handled : .ignored
    }
    return .handled
  }
}
