import Synchronization

/// Calls back, on a thread of its own, when this process gets one of some signals.
///
/// The main actor may be busy meanwhile, as an uncontrolled demo keeps it. A signal handler may
/// call almost nothing, so it writes the signal's number into a pipe, and the thread reads it
/// there.
package final class Signals: Sendable {
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private struct State {
    /// Nil after `stop`, and where no pipe could be made: all signals then keep their actions.
    var writing: Int32?
    var before: [Int32: SignalAction] = [:]
  }

  private let state = Mutex(State())

  /// Handles these signals until `stop`, except those that are ignored, as `nohup` arranges it.
  package init(_ numbers: [Int32] = [], _ handle: @escaping @Sendable (Int32) -> Void) {
    guard let pipe = try? Pipe() else { return }
    let writing = pipe.writing.number
    // A full pipe must not block a handler.
    makeNonBlocking(writing)
    startThread {
      var number: UInt8 = 0
      while (try? retryingWhenInterrupted { read(pipe.reading.number, &number, 1) }) == 1,
        number != 0
      {
        handle(Int32(number))
      }
    }
    state.withLock { $0.writing = writing }
    for number in numbers where !SignalAction(of: number).isIgnored { add(number) }
  }

  /// Handles one more signal until `stop`.
  package func add(_ number: Int32) {
    state.withLock { state in
      guard let writing = state.writing else { return }
      state.before[number] = SignalAction(of: number)
      sendSignal(number, into: writing)
    }
  }

  /// Gives each signal its former action again, and ends the thread.
  package func stop() {
    state.withLock { state in
      for (number, action) in state.before { action.restore(number) }
      // No signal has this number.
      var end: UInt8 = 0
      if let writing = state.writing { _ = write(writing, &end, 1) }
      state = State()
    }
  }
}
