extension TextStyle {
  /// The parameters of the escape sequence that turns this style on, from the terminal's default.
  package func codes(_ depth: ColorDepth) -> [String] {
    var codes: [String] = []
    switch weight {
    case .regular: break
    case .bold: codes.append("1")
    case .dim: codes.append("2")
    }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if depth == .none { return codes }
    if let foreground { codes.append(foreground.code(depth, isBackground: false)) }
    if let background { codes.append(background.code(depth, isBackground: true)) }
    return codes
  }
}

extension Color {
  fileprivate func code(_ depth: ColorDepth, isBackground: Bool) -> String {
    if let index = Color.numbered.firstIndex(of: self) {
      return namedCode(index, isBackground: isBackground)
    }
    guard case .rgb(let red, let green, let blue) = self else { return "" }
    let kind = isBackground ? "48" : "38"
    switch depth {
    case .full:
      return "\(kind);2;\(red);\(green);\(blue)"
    case .twoHundredFiftySix:
      let levels = [red, green, blue].map(cubeLevel)
      return "\(kind);5;\(16 + 36 * levels[0] + 6 * levels[1] + levels[2])"
    case .sixteen, .none:
      let isOn: (UInt8) -> Int = { $0 > 140 ? 1 : 0 }
      let index = isOn(red) + 2 * isOn(green) + 4 * isOn(blue)
      return namedCode(max(red, green, blue) > 200 ? index + 8 : index, isBackground: isBackground)
    }
  }

  private func namedCode(_ index: Int, isBackground: Bool) -> String {
    String((index < 8 ? 30 + index : 90 + index - 8) + (isBackground ? 10 : 0))
  }

  /// The nearest of the six levels 0, 95, 135, 175, 215 and 255.
  private func cubeLevel(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }
}

/// The number of colours that a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// Weights and highlights, but no colours: what `NO_COLOR` asks for.
  case none
  case sixteen
  case twoHundredFiftySix
  case full
}

extension ColorDepth {
  /// See no-color.org: the variable counts when it is there and not empty.
  init(_ environment: (String) -> String?) {
    let kind = environment("TERM") ?? ""
    if environment("NO_COLOR")?.isEmpty == false || ["", "dumb"].contains(kind) {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment("COLORTERM")) {
      self = .full
    } else if kind.contains("256color") {
      self = .twoHundredFiftySix
    } else {
      self = .sixteen
    }
  }
}
