import Dispatch
import OperatingSystem
import Synchronization

import class Foundation.Thread

/// Passes Ctrl-C, SIGTERM and SIGHUP on to the programs that this process has started: they are in
/// sessions of their own, so the terminal does not signal them.
///
/// A handler is installed only while a signal has its default action. A demo that handles the
/// signals itself restores this handler when it ends. The handler stays: when no program runs, it
/// does what the default action does.
final class TerminationSignals: Sendable {
  static let shared = TerminationSignals()

  private let queue = DispatchQueue(label: "program.signals", qos: .userInitiated)
  private let programs = Mutex<[ObjectIdentifier: RunningProgram]>([:])
  /// Never closed: a handler may write into it at any time.
  private let pipe = Mutex<Pipe?>(nil)

  func add(_ program: RunningProgram) {
    programs.withLock { $0[ObjectIdentifier(program)] = program }
    pipe.withLock { pipe in
      if pipe == nil { pipe = listen() }
      guard let writing = pipe?.writing.number else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] where SignalAction(of: number).isDefault {
        sendSignal(number, into: writing)
      }
    }
  }

  func remove(_ program: RunningProgram) {
    programs.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(program)) }
  }

  /// Starts a thread that reads the numbers of signals and handles them.
  private func listen() -> Pipe? {
    guard let pipe = try? Pipe() else { return nil }
    // A full pipe must not block a handler.
    makeNonBlocking(pipe.writing.number)
    let reading = pipe.reading.number
    Thread.detachNewThread { [self] in
      var number: UInt8 = 0
      while (try? retryingWhenInterrupted { read(reading, &number, 1) }) == 1 {
        handle(Int32(number))
      }
    }
    return pipe
  }

  /// Stops what is running, and then takes the default action of the signal.
  private func handle(_ number: Int32) {
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
