#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long the processors have worked for this process.
///
/// Unlike the time on the wall it does not pass while the machine is busy with something else, so
/// a limit on it means the same under load.
package enum ProcessorTime {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
