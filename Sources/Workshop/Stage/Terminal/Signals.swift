import Dispatch
import OperatingSystem

/// The signals that a program answers, on a queue of its own.
///
/// The queue answers even when the main actor is busy, which is what an uncontrolled demo may be.
/// A handler may do almost nothing, so it writes the signal's number into a pipe, and the queue
/// reads it there.
package final class Signals: Sendable {
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let inlet: Inlet?
  private let before: [Int32: SignalAction]

  /// One at a time: the process has one set of signals.
  package init(
    _ numbers: [Int32],
    on queue: DispatchQueue,
    _ handle: @escaping @Sendable (Int32) -> Void
  ) {
    guard let pipe = try? SignalPipe() else {
      (inlet, before) = (nil, [:])
      return
    }
    inlet = Inlet(pipe.reading, on: queue) { numbers in
      for number in numbers { handle(Int32(number)) }
    } atEnd: {
      withExtendedLifetime(pipe) {}
    }
    var before: [Int32: SignalAction] = [:]
    for number in numbers {
      let action = SignalAction(of: number)
      before[number] = action
      // `nohup` and its like have decided that a signal does not matter; it stays that way.
      if !action.isIgnored { sendSignal(number, into: pipe.writing) }
    }
    self.before = before
  }

  package func stop() {
    for (number, action) in before { action.restore(number) }
    inlet?.close()
  }
}

/// A pipe that lives until the inlet has come to its end.
private final class SignalPipe: Sendable {
  private let pipe: Pipe

  init() throws(SystemFailure) {
    pipe = try Pipe()
    makeNonBlocking(pipe.writing.number)
  }

  var reading: Int32 { pipe.reading.number }
  var writing: Int32 { pipe.writing.number }
}
