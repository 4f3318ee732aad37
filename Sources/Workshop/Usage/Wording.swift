/// `1 exercise`, `2 exercises`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  /// With blanks behind it, as wide as a column; one that is wider stays as it is.
  package func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}

/// The width of a help text: that of a usual terminal.
package let helpColumns = 80

/// Two columns, as `--help` has them: what is typed, and what it does. A sentence that is longer
/// goes on below its beginning.
package func wordTable(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  let indent = "".padding(to: width + 4)
  return rows.map { words, sentence in
    let lines = sentence.filled(columns: max(20, helpColumns - width - 4))
    return "  \(words.padding(to: width))  \(lines.joined(separator: "\n\(indent)"))"
  }
  .joined(separator: "\n")
}

extension String {
  /// The lines of this text, broken between words.
  package func filled(columns: Int) -> [String] {
    split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      .filled(columns: columns)
  }
}

extension [String] {
  /// These words in lines that are no longer, with a space between two of them.
  package func filled(columns: Int) -> [String] {
    reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
  }
}
