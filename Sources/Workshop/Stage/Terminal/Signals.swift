import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that a performance answers, on a queue of its own.
///
/// The queue answers even when the main actor is busy, which is what an uncontrolled demo may be.
/// A handler may do almost nothing, so it writes the signal's number into a pipe, and the queue
/// reads it there.
final class Signals: Sendable {
  static let ending = [SIGINT, SIGTERM, SIGHUP]
  static let all = ending + [SIGTSTP, SIGCONT, SIGWINCH]

  private let inlet: Inlet
  private let before: [Int32: sigaction]

  /// One at a time: the process has one set of signals.
  init(on queue: DispatchQueue, _ handle: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe must not block a handler; a signal that is lost then is one of thousands.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let (reading, writing) = (ends[0], ends[1])
    pipeToQueue = writing
    inlet = Inlet(reading, on: queue) { numbers in
      for number in numbers { handle(Int32(number)) }
    } atEnd: {
      close(reading)
      close(writing)
    }
    var before: [Int32: sigaction] = [:]
    for number in Signals.all {
      var action = sigaction()
      sigaction(number, nil, &action)
      before[number] = action
      let wasIgnored = isIgnoring(Signals.watch(number))
      // `nohup` and its like have decided that a signal does not matter; it stays that way.
      if wasIgnored { sigaction(number, &action, nil) }
    }
    self.before = before
  }

  /// Gives the handler that was there before.
  @discardableResult
  static func watch(_ number: Int32) -> (@convention(c) (Int32) -> Void)? {
    signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(pipeToQueue, &byte, 1)
      errno = error
    }
  }

  func stop() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    inlet.close()
  }
}

private func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

// Written before a handler is there, and only read by it.
private nonisolated(unsafe) var pipeToQueue: Int32 = -1
