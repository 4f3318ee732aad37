import Dispatch
import OperatingSystem

extension Signals {
  /// Turns the system's signals into events of a performance, until `stop`.
  ///
  /// A signal to end restores the terminal at once. If the events are not finished soon after,
  /// because the demo has blocked the main actor, the process is ended from here.
  convenience init(
    _ session: TerminalSession?,
    events: AsyncStream<PerformanceEvent>.Continuation
  ) {
    self.init(Signals.ending + (session == nil ? [] : [SIGWINCH])) { number in
      guard number != SIGWINCH else {
        events.yield(.resized)
        return
      }
      session?.leave()
      events.yield(.interrupted(signal: number))
      let grace = DispatchTime.now() + .milliseconds(300)
      DispatchQueue(label: "stage.grace").asyncAfter(deadline: grace) {
        if case .terminated = events.yield(.changed) { return }
        session?.printHeldOutput()
        _exit(128 + number)
      }
    }
  }
}
