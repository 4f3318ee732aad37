extension Task where Failure == Never {
  /// The task's value. A task that stops waiting for it also stops it.
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
  /// The task's value, or what it threw. A task that stops waiting for it also stops it.
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
