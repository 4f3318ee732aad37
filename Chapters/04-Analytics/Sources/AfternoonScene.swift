import Stage

extension Scene {
  /// A head for each preview, filled where the collector heard of a user.
  static func afternoon(
    _ title: String,
    _ afternoon: Afternoon,
    pass: @escaping @MainActor () async -> Void
  ) -> Scene {
    Scene(title, afternoon) { afternoon, _ in
      VStack(.center) {
        Box("An afternoon of \(afternoon.edits) edits") {
          for row in afternoon.heads { Text(row, afternoon.people == 0 ? .dim : .bad) }
          Text("")
          Text("● a user, says the collector · ○ a preview", .dim)
        }
        Note(afternoon.verdict, afternoon.mood)
      }
    } line: { afternoon in
      afternoon.isOver ? afternoon.verdict : nil
    } run: { _ in
      await pass()
    }
  }
}

extension Afternoon {
  /// Twenty heads in a row.
  var heads: [String] {
    stride(from: 0, to: edits, by: 20).map { first in
      (first..<min(first + 20, edits))
        .map { $0 < people ? "●" : $0 < previews ? "○" : " " }
        .joined(separator: " ")
    }
  }

  fileprivate var mood: Note.Mood {
    guard isOver else { return .busy }
    return counts == EventCounts() ? .good : .bad
  }
}
