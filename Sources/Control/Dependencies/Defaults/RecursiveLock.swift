#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock that its owner may take again.
///
/// A value that is made on first use may ask for others while it is made, on the same thread, and
/// those may lead back to it. That has to end in a sentence, not in a deadlock, so `Mutex` does
/// not serve.
///
/// Unchecked because of the pointer: it is written once, and the mutex behind it may be used from
/// any thread.
final class RecursiveLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    #if canImport(Glibc)
      let recursive = Int32(PTHREAD_MUTEX_RECURSIVE)
    #else
      let recursive = PTHREAD_MUTEX_RECURSIVE
    #endif
    pthread_mutexattr_settype(&attributes, recursive)
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
