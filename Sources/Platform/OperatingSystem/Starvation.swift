import Synchronization

/// How long the threads of this process were ready to work and got no processor, all together.
package enum Starvation {
  package static var ofProcess: Duration { count.withLock { $0.now() } }

  private static let count = Mutex(Count())

  #if canImport(Darwin)
    private struct Count {
      func now() -> Duration {
        var usage = rusage_info_v4()
        let result = withUnsafeMutablePointer(to: &usage) { usage in
          usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
            proc_pid_rusage(getpid(), RUSAGE_INFO_V4, $0)
          }
        }
        var unit = mach_timebase_info_data_t()
        guard result == 0, mach_timebase_info(&unit) == 0 else { return .zero }
        // The system counts a thread that works as ready, too.
        let (ready, worked) = (usage.ri_runnable_time, usage.ri_user_time + usage.ri_system_time)
        let ticks = ready > worked ? ready - worked : 0
        return .seconds(Double(ticks) * Double(unit.numer) / Double(unit.denom) / 1_000_000_000)
      }
    }
  #else
    /// The system counts for each thread, and forgets the count when the thread ends.
    private struct Count {
      var total = Duration.zero
      var known: [[UInt8]: Int64] = [:]

      mutating func now() -> Duration {
        let folder = "/proc/self/task"
        var threads: [[UInt8]: Int64] = [:]
        for thread in (try? Folder.names(in: folder)) ?? [] {
          let path = "\(folder)/\(String(decoding: thread, as: UTF8.self))/schedstat"
          guard let file = try? FileDescriptor(path, O_RDONLY),
            let bytes = readAvailable(file.number)
          else { continue }
          // `worked waited turns`, in nanoseconds.
          let numbers = bytes.split(separator: UInt8(ascii: " "))
          guard numbers.count > 1, let waited = Int64(String(decoding: numbers[1], as: UTF8.self))
          else { continue }
          total += .nanoseconds(max(0, waited - (known[thread] ?? 0)))
          threads[thread] = waited
        }
        known = threads
        return total
      }
    }
  #endif
}
