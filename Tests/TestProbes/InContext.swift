// Each pair of functions here is told apart by what it is given, with `await` or without.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Dependencies

/// An app, a preview and a test: what holds in one has to hold in each.
package let contexts: [DependencyContext] = [.live, .preview, .test]

/// Calls a model in an app, in a preview or in a test.
///
/// A model may read the context where it is made, and a method of it where it is called: a test
/// that is true in an app makes the model there, and calls it there.
package func inContext(_ context: DependencyContext, _ operation: () throws -> Void) rethrows {
  try withDependencies({ $0.context = context }, operation: operation)
}

/// Calls a model in an app, in a preview or in a test.
package func inContext(
  _ context: DependencyContext,
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows {
  try await withDependencies({ $0.context = context }, operation: operation)
}
