import OperatingSystem

/// The signals that a program answers, on a thread of its own.
///
/// It answers even when the main actor is busy, which is what an uncontrolled demo may be. A signal
/// handler may do almost nothing, so it writes the signal's number into a pipe, and the thread reads
/// it there.
package final class Signals: Sendable {
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let reader: DescriptorReader?
  private let before: [Int32: SignalAction]

  /// One at a time: the process has one set of signals.
  package init(
    _ numbers: [Int32],
    _ handle: @escaping @Sendable (Int32) -> Void
  ) {
    guard let pipe = try? SignalPipe() else {
      (reader, before) = (nil, [:])
      return
    }
    reader = DescriptorReader(pipe.reading) { numbers in
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
    reader?.close()
  }
}

/// A pipe that lives until the reader has come to its end.
private final class SignalPipe: Sendable {
  private let pipe: Pipe

  init() throws(SystemFailure) {
    pipe = try Pipe()
    makeNonBlocking(pipe.writing.number)
  }

  var reading: Int32 { pipe.reading.number }
  var writing: Int32 { pipe.writing.number }
}
