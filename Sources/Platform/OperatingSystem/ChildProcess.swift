/// A program that this process has started.
///
/// Its number stays its own until `waitForEnd` has returned; nothing is sent to it afterwards.
package struct ChildProcess: Sendable {
  package let id: pid_t

  package func send(_ signal: Int32) { _ = kill(id, signal) }

  /// Returns when it has ended, and leaves its number taken.
  package func waitUntilOver() {
    var info = siginfo_t()
    _ = try? untilAnswered { waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) }
  }

  /// Returns when it has ended, and lets the system forget it: to be called once.
  @discardableResult
  package func waitForEnd() -> Program.End {
    var status: Int32 = 0
    _ = try? untilAnswered { waitpid(id, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
