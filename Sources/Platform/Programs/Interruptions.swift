import Dispatch
import OperatingSystem
import Synchronization

import class Foundation.Thread

/// Ctrl-C and its like, for the programs that this process has started: they are in sessions of
/// their own, so the terminal does not signal them.
///
/// A performance on the stage answers the signals itself while it lasts, and puts back what it
/// found. So a signal is taken here only where nothing else takes it or ignores it, and is never
/// given back: with nothing running, it does what it always does.
final class Interruptions: Sendable {
  static let shared = Interruptions()

  private let queue = DispatchQueue(label: "program.interruptions", qos: .userInitiated)
  private let programs = Mutex<[ObjectIdentifier: RunningProgram]>([:])
  /// A handler may write into it at any time, so it is never closed.
  private let pipe = Mutex<Pipe?>(nil)

  func watch(over program: RunningProgram) {
    programs.withLock { $0[ObjectIdentifier(program)] = program }
    pipe.withLock { pipe in
      if pipe == nil { pipe = listen() }
      guard let writing = pipe?.writing.number else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] where SignalAction(of: number).isDefault {
        sendSignal(number, into: writing)
      }
    }
  }

  func forget(_ program: RunningProgram) {
    programs.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(program)) }
  }

  /// Starts the thread that a signal wakes.
  private func listen() -> Pipe? {
    guard let pipe = try? Pipe() else { return nil }
    // A full pipe must not block a handler.
    makeNonBlocking(pipe.writing.number)
    let reading = pipe.reading.number
    Thread.detachNewThread { [self] in
      var number: UInt8 = 0
      while (try? retryingWhenInterrupted { read(reading, &number, 1) }) == 1 {
        answer(Int32(number))
      }
    }
    return pipe
  }

  /// Ends what is running, and then does what the signal does to a process.
  private func answer(_ number: Int32) {
    let running = DispatchGroup()
    for program in programs.withLock({ Array($0.values) }) {
      running.enter()
      program.stop(beforeExit: { running.leave() })
    }
    running.notify(queue: queue) {
      signal(number, SIG_DFL)
      takeSignal(number)
    }
  }
}
