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

/// Whether this process was built for another processor, and is translated while it runs.
package var isTranslatedProcess: Bool {
  #if canImport(Darwin)
    var answer: Int32 = 0
    var size = MemoryLayout<Int32>.size
    return sysctlbyname("sysctl.proc_translated", &answer, &size, nil, 0) == 0 && answer == 1
  #else
    return false
  #endif
}
