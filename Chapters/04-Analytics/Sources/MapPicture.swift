import Stage

/// The Philosopher’s Path, with a pin at the place where you are.
struct MapPicture: View {
  let place: Place?
  let problem: String?

  func draw(in size: Extent) -> Canvas {
    Box("The Philosopher’s Path") {
      for (index, stop) in Place.allCases.enumerated() {
        let isHere = stop == place
        let indent = String(repeating: " ", count: Self.bends[index])
        HStack {
          Text(indent + (isHere ? "●" : "○"), isHere ? .bad : .plain)
          Text(stop.name + (isHere ? " ← you are here" : ""), isHere ? .bold : .dim)
        }
        if index < Place.allCases.count - 1 {
          Text(String(repeating: " ", count: Self.bends[index + 1]) + Self.path[index], .dim)
        }
      }
      note
    }
    .draw(in: size)
  }

  private var note: Note {
    if let problem { return Note(problem, .bad) }
    return place.map { Note("You are at \($0.name).", .good) } ?? Note("Where are you?")
  }

  /// How far to the east each stop is.
  private static let bends = [6, 7, 7, 5, 3]
  /// The way from each stop to the next.
  private static let path = ["╲", "│", "╱", "╱"]
}
