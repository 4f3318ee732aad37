import Stage

/// A key, and what it does.
struct KeyHelp: Equatable {
  let key: String
  let meaning: String

  init(_ key: String, _ meaning: String) { (self.key, self.meaning) = (key, meaning) }
}

/// As many keys as there is room for. The last two stay: how to get help, and how to get out.
struct KeyRow: View {
  let keys: [KeyHelp]

  init(_ keys: [KeyHelp]) { self.keys = keys }

  func draw(in size: Extent) -> Canvas {
    var shown = keys
    while shown.count > 2, width(of: shown) > size.columns { shown.remove(at: shown.count - 3) }
    var line = StyledLine(" ")
    for (index, key) in shown.enumerated() {
      line = line + StyledLine(index == 0 ? "" : " · ", .dim)
      line = line + StyledLine(key.key, .bold) + StyledLine(" \(key.meaning)", .dim)
    }
    return line.draw(in: size)
  }

  private func width(of keys: [KeyHelp]) -> Int {
    keys.map { $0.key.count + $0.meaning.count + 4 }.reduce(-2, +)
  }
}

/// All keys of a screen, over it.
struct HelpBox: View {
  let keys: [KeyHelp]

  func draw(in size: Extent) -> Canvas {
    let width = keys.map(\.key.count).max() ?? 0
    return Box("Keys of this screen", border: TextStyle(foreground: .cyan)) {
      for key in keys {
        let gap = String(repeating: " ", count: width - key.key.count + 2)
        StyledLine(key.key + gap, .bold) + StyledLine(key.meaning)
      }
      Text(" ")
      Text("Ctrl-C ends the app, and saves what there is.", .dim)
      Text("What else there is: swift run Standups --help", .dim)
      Text("Press any key to go on.", .dim)
    }
    .limited(columns: 60)
    .draw(in: size)
  }
}
