/// The states of this process's threads.
package enum ProcessThreads {
  /// Whether all threads but the calling one are blocked.
  ///
  /// A thread that is ready to run is not blocked, even if a busy machine gives it no processor for
  /// a long time.
  package static var allOthersWait: Bool {
    #if canImport(Darwin)
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
    #else
      guard let threads = try? Folder.names(in: "/proc/self/task") else { return false }
      return threads.count { !waits($0) } <= 1
    #endif
  }

  #if canImport(Darwin)
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
  #else
    private static func waits(_ thread: String) -> Bool {
      // A thread that has ended counts as blocked.
      guard let text = systemText("/proc/self/task/\(thread)/stat") else { return true }
      // The state follows the thread's name, which is in parentheses and may contain parentheses.
      return text.lastIndex(of: ")").map { text[$0...].hasPrefix(") S") } ?? true
    }
  #endif
}
