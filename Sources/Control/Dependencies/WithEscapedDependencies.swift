// Each pair of functions here differs in what it is given, with `await` or without.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// Carries dependencies into a closure that outlives its call.
///
/// Overrides live in a task. A dispatch queue, a delegate or `Task.detached` knows nothing of it,
/// so a closure that runs there has to take them along:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Carries dependencies into a closure that outlives its call.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies on their way into an escaping closure.
  public struct Continuation: Sendable {
    private let scope = Scope.current

    /// Runs an operation with the dependencies that were in force where this was made.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try scope.run(operation)
    }

    /// Runs an asynchronous operation with the dependencies that were in force where this was
    /// made.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await scope.run(operation)
    }
  }
}
