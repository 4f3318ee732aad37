import Stage

/// The tree of screens: what each of them holds, and where a call has left the process.
struct TreePicture: View {
  let rows: [ScreenTree.Row]
  /// Whether a call has left the process a moment ago: then it is lit up.
  let isFlashing: Bool

  func draw(in size: Extent) -> Canvas {
    // As large as it will be in the end, so that it does not move while it grows.
    var canvas = Canvas(Extent(columns: min(size.columns, 44), rows: min(size.rows, 7)))
    let tree = tree(isNarrow: canvas.size.columns < 38)
    canvas.draw(tree.draw(in: canvas.size), column: 0, row: 0)
    return canvas
  }

  /// In a narrow column, a dependency has three letters: `analytics` would break.
  private func tree(isNarrow: Bool) -> VStack {
    VStack {
      for row in rows {
        HStack {
          Text(row.branches + row.name, .bold)
          for held in row.held { Text(held.words(letters: isNarrow ? 3 : nil), style(of: held)) }
        }
      }
    }
  }

  private func style(of held: ScreenTree.Held) -> TextStyle {
    guard held.isLive else { return TextStyle(foreground: .green) }
    guard held.liveCalls > 0 else { return TextStyle(foreground: .yellow) }
    return TextStyle(foreground: .brightRed, weight: .bold, isReversed: isFlashing)
  }
}
