/// A program that this process has started.
///
/// No other process gets its identifier before `reap` returns. Send nothing to it afterwards.
package struct ChildProcess: Sendable {
  package let id: pid_t

  package func send(_ signal: Int32) { _ = kill(id, signal) }

  /// Sends a signal to it, and to all that it has started in its group.
  package func sendToGroup(_ signal: Int32) { _ = kill(-id, signal) }

  /// Sends a signal to it and to all other processes of its session, of any group. A process that
  /// has begun a session of its own does not get it.
  package func sendToSession(_ signal: Int32) {
    for process in Self.allProcesses where getsid(process) == id { kill(process, signal) }
  }

  private static var allProcesses: [pid_t] {
    #if canImport(Darwin)
      var ids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let size = Int32(ids.count * MemoryLayout<pid_t>.stride)
      let count = proc_listallpids(&ids, size)
      return Array(ids.prefix(Int(max(count, 0))))
    #else
      return ((try? Folder.names(in: "/proc")) ?? []).compactMap { pid_t($0) }
    #endif
  }

  /// Returns when it has ended. Its identifier stays taken.
  package func waitForExit() {
    var info = siginfo_t()
    _ = try? retryingWhenInterrupted { waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) }
  }

  /// Returns when it has ended, and frees its identifier. Call it once.
  @discardableResult
  package func reap() -> Program.End {
    var status: Int32 = 0
    _ = try? retryingWhenInterrupted { waitpid(id, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
