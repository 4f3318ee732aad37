import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and its like, for the programs that we have started: they are in sessions of their own, so
/// nobody else tells them.
///
/// A performance on the stage answers the signals itself while it lasts, and puts back what it found.
/// So a signal is taken here only where nobody else takes it or ignores it, and is never given back:
/// with nothing running, it does what it always does.
final class Interruptions: Sendable {
  static let shared = Interruptions()

  private let queue = DispatchQueue(label: "workbook.interruptions", qos: .userInitiated)
  private let children = Mutex<[ObjectIdentifier: Child]>([:])
  private let isListening = Mutex(false)

  func watch(over child: Child) {
    children.withLock { $0[ObjectIdentifier(child)] = child }
    isListening.withLock { isListening in
      isListening = isListening || listen()
      guard isListening else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] { takeSignal(number) }
    }
  }

  func forget(_ child: Child) {
    children.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(child)) }
  }

  /// Starts the thread that a signal wakes.
  private func listen() -> Bool {
    guard let (reading, writing) = System.makePipe() else { return false }
    _ = fcntl(reading, F_SETFL, 0)
    // A full pipe must not block a handler.
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    interruptionPipe = writing
    Thread.detachNewThread { [self] in
      var number: UInt8 = 0
      while true {
        if read(reading, &number, 1) == 1 { answer(Int32(number)) }
      }
    }
    return true
  }

  /// Ends what is running, and then does what the signal does to a process.
  private func answer(_ number: Int32) {
    let running = DispatchGroup()
    for child in children.withLock({ Array($0.values) }) {
      running.enter()
      child.stop { running.leave() }
    }
    running.notify(queue: queue) {
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }
}

private func takeSignal(_ number: Int32) {
  var action = sigaction()
  sigaction(number, nil, &action)
  guard handler(of: action) == unsafeBitCast(SIG_DFL, to: Int.self) else { return }
  signal(number) { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(interruptionPipe, &byte, 1)
    errno = error
  }
}

private func handler(of action: sigaction) -> Int {
  #if canImport(Darwin)
    unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
  #else
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  #endif
}

// Written before a handler is there, and only read by it.
private nonisolated(unsafe) var interruptionPipe: Int32 = -1
