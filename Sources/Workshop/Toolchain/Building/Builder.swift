import Dependencies

/// Builds something before it is needed.
package struct Builder: Sendable {
  package var build:
    @Sendable (_ build: Build, _ note: @escaping @Sendable (BuildStep) -> Void)
      async throws(ToolchainError) -> Void
}

extension Builder: DependencyKey {
  package static let liveValue = Builder { build, note throws(ToolchainError) in
    try await build.run(note: note)
  }
}
