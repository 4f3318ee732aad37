extension Task where Failure == Never {
  /// Waits until the task is cancelled, and throws then.
  ///
  /// An endpoint that never answers, whatever type its answer would have.
  public static func never() async throws -> Success {
    for await value in AsyncStream<Success>.never {
      return value
    }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

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
