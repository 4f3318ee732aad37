import Dependencies

/// What somebody typed, understood.
package struct Invocation: Equatable, Sendable {
  package enum Word: Equatable, Sendable {
    case overview
    case help
    case uncontrolled
    case controlled
    case compare
    /// One of the chapter's own.
    case own(String)
  }

  package var word: Word
  package var context: DependencyContext?
  package var speed: Double?
  /// What was typed after the options of the chapter's own command.
  package var values: [String: String] = [:]

  package init(_ word: Word, context: DependencyContext? = nil, speed: Double? = nil) {
    self.word = word
    self.context = context
    self.speed = speed
  }
}
