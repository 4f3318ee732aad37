/// The load of the machine.
package enum MachineLoad {
  /// The number of threads of all processes that want to run for each processor; at least 1.
  ///
  /// Another process, for which a test waits, may be slower by this factor.
  package static var now: Double {
    max(1, max(average, atThisMoment) / Double(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// The average of the last minute, which follows a change late.
  private static var average: Double {
    var average = 0.0
    return getloadavg(&average, 1) == 1 ? average : 1
  }

  /// The number at this moment; 1 where the system does not tell it.
  private static var atThisMoment: Double {
    #if canImport(Darwin)
      return 1
    #else
      guard let text = systemText("/proc/loadavg") else { return 1 }
      // "0.52 0.58 0.59 3/602 4711": three of 602 threads want to run.
      let parts = text.split(separator: " ")
      return parts.dropFirst(3).first?.split(separator: "/").first.flatMap { Double($0) } ?? 1
    #endif
  }
}

/// The text of a short file under `/proc`; nil where there is none.
func systemText(_ path: String) -> String? {
  guard let file = try? FileDescriptor(path, O_RDONLY), let bytes = readAvailable(file.number)
  else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}
