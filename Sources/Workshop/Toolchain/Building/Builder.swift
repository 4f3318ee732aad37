import Dependencies

/// How something is built before it is needed.
package struct Builder: Sendable {
  package var build:
    @Sendable (_ build: Build, _ note: @escaping @Sendable (BuildStep) -> Void)
      async throws(ToolchainError) -> Void

  package init(
    build:
      @escaping @Sendable (
        _ build: Build, _ note: @escaping @Sendable (BuildStep) -> Void
      ) async throws(ToolchainError) -> Void
  ) {
    self.build = build
  }
}

extension Builder: DependencyKey {
  package static let liveValue = Builder { build, note throws(ToolchainError) in
    try await build.run(note: note)
  }

  package static var testValue: Builder {
    Builder { build, _ in
      reportIssue("Unimplemented: the builder. Override it with $0.builder = Builder { … }.")
    }
  }
}

extension DependencyValues {
  package var builder: Builder {
    get { self[Builder.self] }
    set { self[Builder.self] = newValue }
  }
}
