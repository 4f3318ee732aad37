extension AsyncStream {
  /// A stream that has nothing to say and ends only with the task that waits for it.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that ends at once.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that has nothing to say and ends only with the task that waits for it.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that ends at once, by an error if there is one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}
