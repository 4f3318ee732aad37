/// Two columns, as `--help` has them: what is typed, and what it does.
package func wordTable(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { words, sentence in
    "  \(words)\(String(repeating: " ", count: width - words.count))  \(sentence)"
  }
  .joined(separator: "\n")
}
