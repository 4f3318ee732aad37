import IssueReporting

extension DependencyValues {
  /// Starts work that no task waits for.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { try await analytics.track("launched") }
  /// ```
  ///
  /// In a test it does wait, so that the test sees what the work did. An error of the work fails
  /// the test, which else would not hear of it.
  public var fireAndForget: FireAndForget { self[FireAndForgetKey.self] }
}

/// Starts work that no task waits for.
public struct FireAndForget: Sendable {
  public let operation:
    @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// - Parameter name: What a debugger calls the task.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(name, priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }

  // A task of its own, so that it goes on when its caller is cancelled, as the live one does.
  static let testValue = FireAndForget { name, priority, operation in
    await Task(name: name, priority: priority) {
      await withErrorReporting("Work of 'fireAndForget' failed") { try await operation() }
    }.value
  }
}
