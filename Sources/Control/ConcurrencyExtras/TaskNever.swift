extension Task where Failure == Never {
  /// Waits until the task is cancelled, and throws then.
  ///
  /// It stands for an endpoint that never answers, whatever type the answer would have.
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
