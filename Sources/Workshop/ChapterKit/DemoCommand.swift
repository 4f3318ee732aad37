import Stage
// `Option` comes along, for the commands of a chapter.
@_exported import Usage

/// A word that only one chapter answers, such as the `collector` of the analytics.
package struct DemoCommand: Sendable {
  package let name: String
  package let summary: String
  let argument: String?
  let known: [String]
  let options: [Option]
  let run: @MainActor @Sendable (Invocation, Terminal) async -> Int32

  /// - Parameters:
  ///   - name: What is typed: one word in lower case.
  ///   - summary: What it does, in one sentence.
  ///   - argument: The name in `--help` of a word that may be typed after it.
  ///   - known: The words that it may be.
  ///   - options: What may be typed after it, and what that means.
  ///   - run: Does it, and gives the exit code. It prints what it has to say itself; no closing
  ///     line follows.
  package init(
    _ name: String,
    _ summary: String,
    argument: String? = nil,
    among known: [String] = [],
    options: [Option] = [],
    run: @escaping @MainActor @Sendable (Invocation, Terminal) async -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.argument = argument
    self.known = known
    self.options = options
    self.run = run
  }

  /// The command line: `preview [SCREEN]`.
  var usage: String { argument.map { "\(name) [\($0)]" } ?? name }
}
