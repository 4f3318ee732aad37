/// How busy the machine is.
package enum MachineLoad {
  /// How many threads, of all processes, want a processor, for each processor that there is; one or
  /// more.
  ///
  /// Where a test waits for another process, that other process is this much slower.
  package static var now: Double {
    max(1, max(average, atThisMoment) / Double(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// Over the last minute: it follows late.
  private static var average: Double {
    var average = 0.0
    return getloadavg(&average, 1) == 1 ? average : 1
  }

  /// Where the system says so.
  private static var atThisMoment: Double {
    #if canImport(Darwin)
      return 1
    #else
      guard let text = systemText("/proc/loadavg") else { return 1 }
      // "0.52 0.58 0.59 3/602 4711": three want a processor, of 602.
      let parts = text.split(separator: " ")
      return parts.dropFirst(3).first?.split(separator: "/").first.flatMap { Double($0) } ?? 1
    #endif
  }
}
