extension Task where Failure == Never {
  /// The task's value. Whoever stops waiting for it also stops the task.
  ///
  /// An unstructured task does not hear of the cancellation of the one that awaits its `value`.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value, or what it threw. Whoever stops waiting for it also stops the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
