import OperatingSystem

/// The signals that a program answers, on a thread of its own.
///
/// It answers even when the main actor is busy, which is what an uncontrolled demo may be. A signal
/// handler may do almost nothing, so it writes the signal's number into a pipe, and the thread
/// reads it there.
package final class Signals: Sendable {
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let reader: DescriptorReader?
  private let before: [Int32: SignalAction]

  /// Only one can be in use: a process does one thing about a signal.
  package init(
    _ numbers: [Int32],
    _ handle: @escaping @Sendable (Int32) -> Void
  ) {
    guard let pipe = try? Pipe() else {
      (reader, before) = (nil, [:])
      return
    }
    let writing = pipe.writing.number
    // A full pipe must not block a handler.
    makeNonBlocking(writing)
    reader = DescriptorReader(pipe.reading.number) { numbers in
      for number in numbers { handle(Int32(number)) }
    } atEnd: {
      withExtendedLifetime(pipe) {}
    }
    var before: [Int32: SignalAction] = [:]
    for number in numbers {
      let action = SignalAction(of: number)
      before[number] = action
      // A signal that is ignored, as by `nohup`, stays ignored.
      if !action.isIgnored { sendSignal(number, into: writing) }
    }
    self.before = before
  }

  package func stop() {
    for (number, action) in before { action.restore(number) }
    reader?.close()
  }
}
