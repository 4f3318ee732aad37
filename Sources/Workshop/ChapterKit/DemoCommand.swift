import Stage
// `Option` comes along, for the commands of a chapter.
@_exported import Usage

/// A word that only one chapter answers, such as the `collector` of the analytics.
package struct DemoCommand: Sendable {
  package let name: String
  package let summary: String
  let arguments: [Argument]
  let options: [Option]
  let run: @MainActor @Sendable (Invocation, Terminal) async -> Int32

  /// - Parameters:
  ///   - name: What is typed: one word in lower case.
  ///   - summary: What it does, in one sentence.
  ///   - arguments: The words that are typed after it, in this order.
  ///   - options: What may be typed after it, and what that means.
  ///   - run: Does it, and gives the exit code. It prints what it has to say itself; no closing
  ///     line follows.
  package init(
    _ name: String,
    _ summary: String,
    arguments: [Argument] = [],
    options: [Option] = [],
    run: @escaping @MainActor @Sendable (Invocation, Terminal) async -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.options = options
    self.run = run
  }

  /// The command line, with names for its arguments: `preview SCREEN`.
  var usage: String {
    ([name] + arguments.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
  }
}

extension DemoCommand {
  /// A word after a command, such as the screen in `preview SCREEN`.
  package struct Argument: Sendable {
    package let name: String
    let known: [String]
    let isOptional: Bool

    /// - Parameters:
    ///   - name: What stands for it in `--help`, and its key in ``Invocation/values``.
    ///   - known: The words that it may be; empty for any word.
    ///   - isOptional: Whether it may be left out, and with it all that come after it.
    package init(_ name: String, among known: [String] = [], isOptional: Bool = false) {
      self.name = name
      self.known = known
      self.isOptional = isOptional
    }
  }
}
