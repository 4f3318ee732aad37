/// The logical lines of a file, each with the number of the line on which it begins.
///
/// A long line is folded: it goes on in the next one, after a space or a tab. Here it becomes
/// one again. It ends with CRLF or LF, whichever the file has.
struct UnfoldedLines: Sequence, IteratorProtocol {
  struct Line {
    let number: Int
    fileprivate(set) var bytes: Bytes
    /// More followed, and was left out to keep memory small.
    fileprivate(set) var isCut = false
  }

  /// The longest logical line that is kept: a long note fits, a film does not.
  static let longest = 1 << 20

  private let file: Bytes
  private var position: Int
  private var number = 0

  init(_ file: Bytes) {
    self.file = file
    position = file.startIndex
  }

  mutating func next() -> Line? {
    guard let first = nextPhysicalLine() else { return nil }
    var line = Line(number: number, bytes: [])
    line.append(first)
    while position < file.endIndex, file[position] == .space || file[position] == .tab {
      line.append(nextPhysicalLine()?.dropFirst() ?? [])
    }
    return line
  }

  private mutating func nextPhysicalLine() -> Bytes? {
    guard position < file.endIndex else { return nil }
    let end = file.position(of: .lineFeed, from: position) ?? file.endIndex
    let hasReturn = end > position && file[end - 1] == .carriageReturn
    let line = file[position..<(hasReturn ? end - 1 : end)]
    position = end + 1
    number += 1
    return line
  }
}

extension UnfoldedLines.Line {
  /// Adds a part. A line that is not folded stays a view of the file and copies nothing.
  fileprivate mutating func append(_ part: Bytes) {
    let room = UnfoldedLines.longest - bytes.count
    if part.count > room { isCut = true }
    if bytes.isEmpty { bytes = part.prefix(room) } else { bytes += part.prefix(room) }
  }
}
