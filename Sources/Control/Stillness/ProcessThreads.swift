#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The threads of this process, as the system sees them.
enum ProcessThreads {
  /// Whether all threads but the one that asks wait for something other than their turn on a
  /// processor.
  ///
  /// A busy machine may leave a thread that could go on without a processor for a long time. Such a
  /// thread does not wait.
  static var allOthersWait: Bool {
    #if canImport(Glibc)
      guard let folder = opendir("/proc/self/task") else { return false }
      defer { closedir(folder) }
      var awake = 0
      while awake <= 1, let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix("."), !waits(name) { awake += 1 }
      }
      return awake <= 1
    #else
      var threads: thread_act_array_t?
      var count = mach_msg_type_number_t()
      guard task_threads(mach_task_self_, &threads, &count) == KERN_SUCCESS, let threads else {
        return false
      }
      let ports = UnsafeBufferPointer(start: threads, count: Int(count))
      defer {
        for port in ports { mach_port_deallocate(mach_task_self_, port) }
        let size = ports.count * MemoryLayout<thread_act_t>.stride
        vm_deallocate(mach_task_self_, vm_address_t(UInt(bitPattern: threads)), vm_size_t(size))
      }
      return ports.count { !waits($0) } <= 1
    #endif
  }

  #if canImport(Glibc)
    private static func waits(_ thread: String) -> Bool {
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
      // A thread that has ended keeps no other waiting.
      guard file >= 0 else { return true }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = read(file, &bytes, bytes.count)
      // The state follows the name of the thread, which is in parentheses and may hold some.
      guard
        count > 0,
        let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")),
        end + 2 < count
      else { return true }
      return bytes[end + 2] == UInt8(ascii: "S")
    }
  #else
    private static func waits(_ thread: thread_act_t) -> Bool {
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
      )
      let result = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      return result != KERN_SUCCESS || info.run_state == TH_STATE_WAITING
    }
  #endif
}
