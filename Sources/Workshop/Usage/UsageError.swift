/// What is wrong with what was typed, in one sentence.
package struct UsageError: Error, Equatable {
  package let sentence: String

  /// The exit code that the system's own programs have for it (`EX_USAGE`).
  package static let exitCode: Int32 = 64

  package init(_ sentence: String) { self.sentence = sentence }

  /// A sentence about a word that is not known, with the known one that was perhaps meant.
  package init(_ sentence: String, typed: String, known: [String]) {
    let near = typed.nearest(among: known)
    self.init(sentence + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
  }
}
