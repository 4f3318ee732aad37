/// What a pseudo-terminal shows: the picture that all updates together make.
///
/// The screen knows what the stage sends, and gives every character one cell.
package struct PseudoScreen {
  private var rows: [[Character]] = []
  private var row = 0
  private var column = 0

  package init() {}

  /// The lines, without the spaces at their ends and without the empty ones below.
  package var text: String {
    var lines = rows.map { row in
      var line = row
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// - Parameter drawn: As `PseudoTerminal.read` gives it, with "␛" for the escape.
  package mutating func show(_ drawn: String) {
    var rest = drawn[...]
    while let character = rest.popFirst() {
      switch character {
      case "␛": obey(&rest)
      case "\r\n":
        row += 1
        column = 0
      default:
        put(character)
      }
    }
  }

  private mutating func obey(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return }
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
    switch rest.popFirst() {
    case "J": rows = []
    case "H":
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case "C": column += numbers.first ?? 1
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    while rows.count <= row { rows.append([]) }
    while rows[row].count <= column { rows[row].append(" ") }
    rows[row][column] = character
    column += 1
  }
}

extension PseudoTerminal {
  /// Looks until a frame shows this text.
  package func look(for text: String, on screen: inout PseudoScreen) async {
    repeat {
      screen.show(await read(through: "␛[?2026l"))
    } while !screen.text.contains(text)
  }
}
