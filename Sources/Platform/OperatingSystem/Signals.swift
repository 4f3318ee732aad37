import Synchronization

/// Calls back, on one thread for all signals, when this process gets one of some signals. Of
/// several that handle a signal, the last one is called.
///
/// The main actor may be busy meanwhile, as an uncontrolled demo keeps it. A signal handler may
/// call almost nothing, so it writes the signal's number into a pipe, and the thread reads it
/// there.
package final class Signals: Sendable {
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let handle: @Sendable (Int32) -> Void

  /// Handles these signals until `stop`, except those that are ignored, as `nohup` arranges it.
  package init(_ numbers: [Int32] = [], _ handle: @escaping @Sendable (Int32) -> Void) {
    self.handle = handle
    for number in numbers where !Self.isIgnored(number) { add(number) }
  }

  /// Handles one more signal until `stop`.
  package func add(_ number: Int32) {
    // Without a pipe, all signals keep their actions.
    guard writingEnd >= 0 else { return }
    handledSignals.withLock { $0[number, default: HandledSignal(number)].handlers.append(self) }
  }

  /// Leaves each signal to the handler before, or gives it its former action again.
  package func stop() {
    handledSignals.withLock { signals in
      for (number, var signal) in signals {
        signal.handlers.removeAll { $0 === self }
        if signal.handlers.isEmpty { sigaction(number, &signal.actionBefore, nil) }
        signals[number] = signal.handlers.isEmpty ? nil : signal
      }
    }
  }

  /// Whether a signal is not ignored, and is handled by none of these. The handler with which Swift
  /// prints a backtrace does not count.
  package static func isFree(_ number: Int32) -> Bool {
    !isIgnored(number) && handledSignals.withLock { $0[number] == nil }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let current = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      let current = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return current == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  fileprivate static func receive(_ number: Int32) {
    let last = handledSignals.withLock { $0[number]?.handlers.last }
    // The last handler may have stopped while the number was in the pipe.
    if let last { last.handle(number) } else { takeSignal(number) }
  }
}

/// Sends a signal to this thread, which receives it before the call returns, even if it had blocked
/// the signal.
package func takeSignal(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}

private let handledSignals = Mutex<[Int32: HandledSignal]>([:])

/// A signal that writes its number into the pipe.
private struct HandledSignal {
  var actionBefore = sigaction()
  var handlers: [Signals] = []

  init(_ number: Int32) {
    sigaction(number, nil, &actionBefore)
    signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      // Where the pipe is full, the number is lost: thousands are waiting then.
      _ = write(writingEnd, &byte, 1)
      errno = error
    }
  }
}

/// The end of the pipe into which signal handlers write; -1 where no pipe could be made.
private let writingEnd: Int32 = {
  guard let pipe = try? Pipe() else { return -1 }
  let writing = pipe.writing.number
  // A full pipe must not block a handler.
  makeNonBlocking(writing)
  startThread {
    var number: UInt8 = 0
    while (try? retryingWhenInterrupted { read(pipe.reading.number, &number, 1) }) == 1 {
      Signals.receive(Int32(number))
    }
  }
  return writing
}()
