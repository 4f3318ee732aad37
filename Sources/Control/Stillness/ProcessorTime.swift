#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long the processors have worked.
///
/// Unlike the time on the wall it does not pass while the machine is busy with something else, so
/// a limit on it means the same under load.
package enum ProcessorTime {
  /// For this process.
  package static var now: Duration { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// For this thread.
  static var ofThisThread: Duration { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
