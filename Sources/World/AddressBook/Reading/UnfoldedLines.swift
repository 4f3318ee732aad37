/// The logical lines of a file, each with the number of the line on which it begins.
///
/// A long line is folded: it goes on in the next one, after a space or a tab. Here it becomes
/// one again. It ends with CRLF or LF, whichever the file has.
struct UnfoldedLines: Sequence, IteratorProtocol {
  struct Line {
    let number: Int
    private(set) var bytes: Bytes
    /// More followed, and was left out to keep memory small.
    private(set) var isCut = false
    private let isQuotedPrintable: Bool
  }

  /// The longest logical line that is kept: a long note fits, a film does not.
  static let longest = 1 << 20

  private let file: Bytes
  private var position: Int
  private var number = 0

  init(_ file: [UInt8]) {
    self.file = file[...]
    position = 0
  }

  mutating func next() -> Line? {
    guard let first = nextPhysicalLine() else { return nil }
    var line = Line(number: number, first: first)
    while position < file.endIndex {
      if line.removeSoftBreak() {
        line.append(nextPhysicalLine() ?? [])
      } else if file[position] == .space || file[position] == .tab {
        line.append(nextPhysicalLine()?.dropFirst() ?? [])
      } else {
        break
      }
    }
    return line
  }

  private mutating func nextPhysicalLine() -> Bytes? {
    guard position < file.endIndex else { return nil }
    let end = file.position(of: .lineFeed, from: position) ?? file.endIndex
    var line = file[position..<end]
    if line.last == .carriageReturn { line.removeLast() }
    position = end + 1
    number += 1
    return line
  }
}

extension UnfoldedLines.Line {
  fileprivate init(number: Int, first: Bytes) {
    self.number = number
    bytes = []
    isQuotedPrintable =
      first.last == .equals
      && Encoding.text(first.prefix(200).prefix { $0 != .colon })
        .uppercased().contains("QUOTED-PRINTABLE")
    append(first)
  }

  /// Adds a part. A line that is not folded stays a view of the file and copies nothing.
  fileprivate mutating func append(_ part: Bytes) {
    let room = UnfoldedLines.longest - bytes.count
    if part.count > room { isCut = true }
    if bytes.isEmpty { bytes = part.prefix(room) } else { bytes += part.prefix(room) }
  }

  /// vCard 2.1 folds quoted-printable text in its own way: the line ends with `=`, and the next
  /// one goes on at its first column.
  fileprivate mutating func removeSoftBreak() -> Bool {
    guard isQuotedPrintable, bytes.last == .equals else { return false }
    bytes.removeLast()
    return true
  }
}
