/// What happens on a sequence, drawn with one column a second.
///
/// A letter is a value, `-` is nothing, `|` is the end, `^` is an error, and `[ab]` is several of
/// them in one column.
struct TimePicture {
  private(set) var columns: [[Character]] = []

  init() {}

  init(_ drawing: String) {
    var group: [Character]?
    for character in drawing {
      switch character {
      case "[": group = []
      case "]":
        columns.append(group ?? [])
        group = nil
      case _ where group != nil: group?.append(character)
      case "-": columns.append([])
      default: columns.append([character])
      }
    }
  }

  mutating func draw(_ character: Character, at column: Int) {
    while columns.count <= column { columns.append([]) }
    columns[column].append(character)
  }

  var drawing: String {
    columns.map { $0.isEmpty ? "-" : $0.count == 1 ? String($0) : "[\(String($0))]" }.joined()
  }
}
