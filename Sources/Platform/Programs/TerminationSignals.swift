import Dispatch
import OperatingSystem
import Synchronization

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
  private let signals = Signals { TerminationSignals.shared.handle($0) }

  private init() {}

  func add(_ program: RunningProgram) {
    programs.withLock { $0[ObjectIdentifier(program)] = program }
    for number in [SIGINT, SIGTERM, SIGHUP] where SignalAction(of: number).isDefault {
      signals.add(number)
    }
  }

  func remove(_ program: RunningProgram) {
    programs.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(program)) }
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
