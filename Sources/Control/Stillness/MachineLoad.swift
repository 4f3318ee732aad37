#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How busy the machine is.
package enum MachineLoad {
  /// How many threads, of all processes, want a processor, for each processor that there is; one or
  /// more. The system's average over the last minute.
  ///
  /// Where a test waits for another process, that other process is this much slower.
  package static var now: Double {
    var average = 0.0
    guard getloadavg(&average, 1) == 1 else { return 1 }
    return max(1, average / Double(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }
}
