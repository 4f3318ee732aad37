/// How long the processors have worked for this process.
package enum ProcessorTime {
  /// For all of its threads together.
  package static var ofProcess: Duration { time(CLOCK_PROCESS_CPUTIME_ID) }

  /// For the thread that asks.
  package static var ofThread: Duration { time(CLOCK_THREAD_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// The most memory that this process has ever held, in bytes.
package enum PeakMemory {
  package static var ofProcess: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
