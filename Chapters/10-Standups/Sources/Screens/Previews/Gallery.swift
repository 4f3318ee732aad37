import Observation
import Stage

/// All previews: their names, and the screen of the one that is chosen.
@MainActor @Observable
final class Gallery {
  private(set) var chosen = 0
  /// Those that are up, in the order of ``StandupsPreview/all``.
  private(set) var consoles: [StandupsConsole] = []
  @ObservationIgnored let previews = StandupsPreview.all

  func appear() async {
    for preview in previews {
      let console = preview.console()
      await preview.appear(on: console)
      consoles.append(console)
    }
  }

  func press(_ key: Key) -> KeyResponse { key.moves(&chosen, upTo: previews.count - 1) }
}

extension Scene {
  /// The list of previews, and at its right the one that is chosen.
  static var gallery: Scene {
    Scene("gallery", Gallery(), hint: "↑↓ another preview") { gallery, _ in
      gallery.picture
    } line: { gallery in
      gallery.consoles.count == gallery.previews.count ? gallery.plainText : nil
    } press: { gallery, key in
      gallery.press(key)
    } run: { gallery in
      await gallery.appear()
    }
  }
}

extension Gallery {
  fileprivate var picture: any View {
    let names = previews.map(\.name)
    let width = (names.map(\.count).max() ?? 0) + 4
    return HStack {
      List(names, selected: chosen) { StyledLine($0) }.limited(columns: width)
      VStack {
        Text(previews[chosen].summary, .dim)
        Text("swift run Standups preview \(previews[chosen].name)", .dim)
        Box { screen.centered() }
      }
    }
  }

  private var screen: any View {
    guard consoles.indices.contains(chosen) else { return Text("") }
    return consoles[chosen].picture()
  }

  fileprivate var plainText: String {
    zip(previews, consoles).map { "\($0.name): \($1.plainText)" }.joined(separator: "\n")
  }
}
