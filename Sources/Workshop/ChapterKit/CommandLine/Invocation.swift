import Dependencies

/// A command line of a chapter, parsed.
package struct Invocation: Equatable, Sendable {
  package enum Word: Equatable, Sendable {
    case overview
    case help
    case version(String)
    case compare
    /// A command of the chapter's own.
    case own(String)

    package static let controlled = Word.version("controlled")
  }

  package var word: Word
  /// The value of `--context`.
  package var context: DependencyContext?
  /// The arguments and the options of the chapter's own command, by their names: `SCREEN`,
  /// `--port`. An option without a value has an empty one.
  package var values: [String: String] = [:]

  package init(
    _ word: Word,
    context: DependencyContext? = nil,
    values: [String: String] = [:]
  ) {
    self.word = word
    self.context = context
    self.values = values
  }

  /// The context of a controlled version; nil does not change it. Where versions are compared, it
  /// is a preview.
  package var contextOfControlled: DependencyContext? {
    context ?? (word == .compare ? .preview : nil)
  }
}
