import Stage

/// A word that only one chapter answers, such as the `collector` of the analytics.
package struct Command: Sendable {
  package let name: String
  package let promise: String
  let options: [Option]
  let run: @MainActor @Sendable (Invocation, Terminal) async -> Int32

  /// - Parameters:
  ///   - name: What is typed: one word in lower case.
  ///   - promise: What it does, in one sentence.
  ///   - options: What may be typed after it, and what that means.
  ///   - run: Does it, and gives the exit code. It prints what it has to say itself; no closing line
  ///     follows.
  package init(
    _ name: String,
    _ promise: String,
    options: [Option] = [],
    run: @escaping @MainActor @Sendable (Invocation, Terminal) async -> Int32
  ) {
    self.name = name
    self.promise = promise
    self.options = options
    self.run = run
  }
}

extension Command {
  /// An option with a value that only this command takes, such as the `--port` of the collector.
  package struct Option: Sendable {
    package let name: String
    let value: String
    let promise: String

    /// - Parameters:
    ///   - name: What is typed, with its dashes.
    ///   - value: What stands for the value in `--help`.
    ///   - promise: What it means, in one sentence.
    package init(_ name: String, _ value: String, _ promise: String) {
      self.name = name
      self.value = value
      self.promise = promise
    }
  }
}
