import Stage

extension Scene {
  /// All previews of a gallery side by side, and below them how many came up.
  static func gallery(
    _ title: String,
    _ gallery: PreviewGallery,
    load: @escaping @MainActor () async -> Void
  ) -> Scene {
    Scene(title, gallery) { gallery, _ in
      VStack(.center) {
        Wall(gallery.previews.map(\.picture))
        Note(gallery.verdict, gallery.mood)
      }
    } line: { gallery in
      gallery.isComplete ? gallery.words : nil
    } run: { _ in
      await load()
    }
  }
}

extension PreviewGallery {
  fileprivate var mood: Note.Mood {
    guard isComplete else { return .busy }
    return up == previews.count ? .good : .bad
  }

  /// A line for each preview, and the verdict.
  var words: String {
    let lines = previews.map { preview in
      let firstLine = preview.end ?? String(preview.screen.list.words.prefix { $0 != "\n" })
      return "  \(preview.isUp ? "✓" : "✗") \(preview.situation.name): \(firstLine)"
    }
    return (lines + [verdict]).joined(separator: "\n")
  }
}

extension PreviewGallery.Preview {
  @MainActor
  fileprivate var picture: Wall.Picture {
    Wall.Picture(
      title: situation.name,
      style: isUp ? .plain : .bad,
      content: end.map { Note($0, .bad) } ?? screen.list.view()
    )
  }
}

/// Framed pictures in rows, as many in a row as there is room for.
struct Wall: View {
  struct Picture {
    let title: String
    let style: TextStyle
    let content: any View
  }

  private let pictures: [Picture]

  init(_ pictures: [Picture]) { self.pictures = pictures }

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    guard !pictures.isEmpty else { return canvas }
    let inARow = max(1, min(4, size.columns / 26))
    let rows = (pictures.count + inARow - 1) / inARow
    let room = Extent(columns: size.columns / inARow, rows: size.rows / rows)
    for (index, picture) in pictures.enumerated() {
      canvas.draw(
        picture.draw(in: room),
        column: index % inARow * room.columns,
        row: index / inARow * room.rows
      )
    }
    return canvas
  }
}

extension Wall.Picture {
  /// Where there is no room for a frame, the title stands for the picture.
  fileprivate func draw(in room: Extent) -> Canvas {
    guard room.rows > 2 else {
      return Text(title, style).draw(in: Extent(columns: room.columns, rows: 1))
    }
    let whole: any View = content.aligned(.leading, .leading)
    return Box(title, border: style) { whole }.draw(in: room)
  }
}
