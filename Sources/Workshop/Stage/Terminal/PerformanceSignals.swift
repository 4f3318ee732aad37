import Dispatch
import OperatingSystem
import Synchronization

/// Turns the system's signals into events of a performance.
///
/// A signal to end restores the terminal at once. If the performance does not end soon after,
/// because its demo has blocked the main actor, the process is ended from here.
final class PerformanceSignals: Sendable {
  static let grace = DispatchTimeInterval.milliseconds(300)

  private let session: TerminalSession?
  private let events: AsyncStream<PerformanceEvent>.Continuation
  /// Nil when they were given back.
  private let signals = Mutex<Signals?>(nil)

  init(_ session: TerminalSession?, events: AsyncStream<PerformanceEvent>.Continuation) {
    self.session = session
    self.events = events
    let numbers = Signals.ending + (session == nil ? [] : [SIGWINCH])
    let signals = Signals(numbers) { [weak self] in self?.handle($0) }
    self.signals.withLock { $0 = signals }
  }

  func close() {
    let signals = signals.withLock { signals in
      defer { signals = nil }
      return signals
    }
    signals?.stop()
  }

  private func handle(_ number: Int32) {
    if number == SIGWINCH { events.yield(.resized) } else { end(number) }
  }

  private func end(_ number: Int32) {
    session?.leave()
    events.yield(.interrupted(signal: number))
    DispatchQueue(label: "stage.grace").asyncAfter(deadline: .now() + Self.grace) { [self] in
      guard signals.withLock({ $0 != nil }) else { return }
      session?.printHeldOutput()
      _exit(128 + number)
    }
  }
}
