/// Runs an operation, with every task that it starts taking turns instead of running at once.
///
/// Nothing is left to do here: in a test process one serial lane runs all tasks anyway. The
/// function is for code that was written for a library where it has to be asked for.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  try await operation()
}

/// Runs an operation, with every task that it starts taking turns instead of running at once.
///
/// The synchronous form, as `invokeTest` of an XCTest case calls it.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  try operation()
}

/// Whether every task takes turns with the others, which in a test process each does anyway.
///
/// The setter does nothing. It is for code that was written for a library where it has to be set.
public var uncheckedUseMainSerialExecutor: Bool {
  get { true }
  set {}
}
