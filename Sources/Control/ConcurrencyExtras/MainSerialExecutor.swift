import Stillness
import Synchronization

/// Runs an operation, with every task of the process taking turns on the main thread.
///
/// In a test process the tasks take turns anyway, so a test needs this only where the thread
/// matters. Detached tasks, and those of other tests, are on the main thread too while the
/// operation runs. Outside of tests the operation runs, and nothing else happens.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  Stillness.claimMainThread()
  defer { Stillness.releaseMainThread() }
  try await operation()
}

/// Runs an operation, with every task of the process taking turns on the main thread.
///
/// The synchronous form, as `invokeTest` of an XCTest case calls it.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  Stillness.claimMainThread()
  defer { Stillness.releaseMainThread() }
  try operation()
}

/// Whether every task of a test process runs on the main thread.
public var uncheckedUseMainSerialExecutor: Bool {
  get { Stillness.isMainThreadClaimed }
  set {
    guard newValue != isClaimedUnchecked.exchange(newValue, ordering: .relaxed) else { return }
    newValue ? Stillness.claimMainThread() : Stillness.releaseMainThread()
  }
}

private let isClaimedUnchecked = Atomic(false)
