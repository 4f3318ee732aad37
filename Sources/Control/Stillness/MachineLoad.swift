#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

  /// Where the system tells.
  private static var atThisMoment: Double {
    #if canImport(Glibc)
      let file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 1 }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = max(0, read(file, &bytes, bytes.count))
      // "0.52 0.58 0.59 3/602 4711": three want a processor, of 602.
      let parts = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
      return parts.dropFirst(3).first?.split(separator: "/").first.flatMap { Double($0) } ?? 1
    #else
      return 1
    #endif
  }
}
