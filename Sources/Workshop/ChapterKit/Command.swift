import Stage

/// A word that only one chapter answers, such as the `collector` of the analytics.
package struct Command: Sendable {
  package let name: String
  package let promise: String
  let run: @MainActor @Sendable (Invocation, Terminal) async -> Int32

  /// - Parameters:
  ///   - name: What is typed: one word in lower case.
  ///   - promise: What it does, in one sentence.
  ///   - run: Does it, and gives the exit code. It prints what it has to say itself; no closing line
  ///     follows.
  package init(
    _ name: String,
    _ promise: String,
    run: @escaping @MainActor @Sendable (Invocation, Terminal) async -> Int32
  ) {
    self.name = name
    self.promise = promise
    self.run = run
  }
}
