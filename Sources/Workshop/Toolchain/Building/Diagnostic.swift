/// One thing that the compiler or the linker says of a file, with the lines that it quotes.
struct Diagnostic: Equatable, Sendable {
  let file: String
  let line: Int
  let isError: Bool
  let text: String
}

extension Diagnostic {
  /// Reads what a build said, without the noise around it, and each diagnostic once: several steps
  /// may read a file and complain of it. Paths are those from the top of the workbook.
  static func all(in output: String, root: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var open: (file: String, line: Int, isError: Bool, lines: [String])?
    func close() {
      guard let (file, line, isError, lines) = open else { return }
      let text = lines.joined(separator: "\n")
      let diagnostic = Diagnostic(file: file, line: line, isError: isError, text: text)
      if !found.contains(diagnostic) { found.append(diagnostic) }
      open = nil
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.prefixMatch(of: place), let number = Int(match.2) {
        let file = String(match.1).path(below: root)
        let text = file + line.dropFirst(match.1.count)
        if match.3 == "note", open != nil {
          open?.lines.append(text)
        } else {
          close()
          open = (file, number, match.3 == "error", [text])
        }
      } else if open != nil, line.isQuote {
        open?.lines.append(String(line))
      } else {
        close()
      }
    }
    close()
    return found
  }

  private nonisolated(unsafe) static let place = #/(/.+?):(\d+):(?:\d+:)? (error|warning|note): /#
}

extension Substring {
  /// A line of source with its number, or what points into one.
  fileprivate var isQuote: Bool {
    wholeMatch(of: #/ *\d* *(\|.*|:)?/#) != nil && !isEmpty
  }
}
