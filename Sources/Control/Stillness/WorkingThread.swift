#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of this process, seen by another one.
struct WorkingThread: Equatable {
  #if canImport(Glibc)
    private let number: pid_t

    static var current: WorkingThread { WorkingThread(number: ownNumber?() ?? 0) }

    /// The function that Swift's view of the C library leaves out.
    private static let ownNumber = dlsym(dlopen(nil, RTLD_LAZY), "gettid").map {
      unsafeBitCast($0, to: (@convention(c) () -> pid_t).self)
    }

    /// Whether it waits for something other than its turn on a processor.
    ///
    /// A busy machine may leave a thread that could go on without a processor for a long time. That
    /// does not make it blocked.
    var isBlocked: Bool {
      let file = open("/proc/self/task/\(number)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = read(file, &bytes, bytes.count)
      // The state follows the name of the thread, which is in parentheses and may hold some.
      guard
        count > 0,
        let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")),
        end + 2 < count
      else { return false }
      return bytes[end + 2] == UInt8(ascii: "S")
    }
  #else
    private let port: mach_port_t

    static var current: WorkingThread {
      WorkingThread(port: pthread_mach_thread_np(pthread_self()))
    }

    /// Whether it waits for something other than its turn on a processor.
    ///
    /// A busy machine may leave a thread that could go on without a processor for a long time. That
    /// does not make it blocked.
    var isBlocked: Bool {
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
      )
      let result = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(port, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS && info.run_state == TH_STATE_WAITING
    }
  #endif
}
