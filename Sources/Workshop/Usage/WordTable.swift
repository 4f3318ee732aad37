/// Two columns, as `--help` has them: what is typed, and what it does.
///
/// - Parameter columns: A sentence that is longer goes on below its beginning.
package func wordTable(_ rows: [(String, String)], columns: Int = .max) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  let indent = "".padding(to: width + 4)
  return rows.map { words, sentence in
    let lines = sentence.wrapped(at: columns == .max ? .max : max(20, columns - width - 4))
    return "  \(words.padding(to: width))  "
      + lines.joined(separator: "\n\(indent)")
  }
  .joined(separator: "\n")
}

extension String {
  fileprivate func wrapped(at columns: Int) -> [String] {
    split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
