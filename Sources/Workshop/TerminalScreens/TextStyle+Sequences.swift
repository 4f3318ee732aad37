import Stage

extension TextStyle {
  /// Changes as the parameters of a sequence say; no parameter is a zero.
  mutating func apply(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: weight = .bold
      case 2: weight = .dim
      case 22: weight = .regular
      case 3, 23: isItalic = number == 3
      case 4, 21, 24: isUnderlined = number != 24
      case 7, 27: isReversed = number == 7
      case 30...37: foreground = Color(index: number - 30)
      case 38: foreground = Color(&rest)
      case 39: foreground = nil
      case 40...47: background = Color(index: number - 40)
      case 48: background = Color(&rest)
      case 49: background = nil
      // The colour of an underline.
      case 58: _ = Color(&rest)
      case 90...97: foreground = Color(index: number - 82)
      case 100...107: background = Color(index: number - 92)
      default: break
      }
    }
  }
}

extension Color {
  /// One of the 256 that a terminal numbers.
  fileprivate init?(index: Int) {
    switch index {
    case 0..<16: self = Self.numbered[index]
    case 16..<232:
      let levels = [36, 6, 1].map { UInt8([0, 95, 135, 175, 215, 255][(index - 16) / $0 % 6]) }
      self = .rgb(levels[0], levels[1], levels[2])
    case 232..<256:
      let level = UInt8(8 + 10 * (index - 232))
      self = .rgb(level, level, level)
    default: return nil
    }
  }

  /// The parameters after a 38 or a 48: `5;INDEX` or `2;RED;GREEN;BLUE`.
  fileprivate init?(_ rest: inout ArraySlice<Int>) {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst() else { return nil }
      self.init(index: index)
    case 2:
      let parts = rest.prefix(3).map { UInt8(clamping: $0) }
      rest = rest.dropFirst(3)
      guard parts.count == 3 else { return nil }
      self = .rgb(parts[0], parts[1], parts[2])
    default: return nil
    }
  }
}
