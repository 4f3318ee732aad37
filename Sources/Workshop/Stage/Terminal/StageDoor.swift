import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Through which the outside calls on a performance: to end, to pause, to fit another window.
///
/// A request to end gives the terminal back at once. If the performance does not end soon after,
/// because its demo has stopped the main actor, the process is ended from here.
final class StageDoor: Sendable {
  static let grace = DispatchTimeInterval.milliseconds(300)

  private let session: TerminalSession?
  private let cues: AsyncStream<Cue>.Continuation
  private let queue = DispatchQueue(label: "stage.door")
  private let state = Mutex((signals: Signals?.none, isClosed: false, isEnding: false))

  init(_ session: TerminalSession?, cues: AsyncStream<Cue>.Continuation) {
    self.session = session
    self.cues = cues
    let signals = Signals(on: queue) { [weak self] in self?.answer($0) }
    state.withLock { $0.signals = signals }
  }

  func close() {
    let signals = state.withLock { state in
      state.isClosed = true
      defer { state.signals = nil }
      return state.signals
    }
    signals?.stop()
  }

  private func answer(_ number: Int32) {
    switch number {
    case SIGTSTP:
      session?.leave()
      // Everybody in this process stops here, and SIGCONT is what comes next.
      kill(getpid(), SIGSTOP)
    case SIGCONT:
      session?.enter()
      cues.yield(.returned)
    case SIGWINCH:
      cues.yield(.resized)
    default:
      end(number)
    }
  }

  private func end(_ number: Int32) {
    session?.leave()
    let isSecond = state.withLock { state in
      defer { state.isEnding = true }
      return state.isEnding
    }
    if isSecond { _exit(128 + number) }
    cues.yield(.interrupted(signal: number))
    queue.asyncAfter(deadline: .now() + StageDoor.grace) { [self] in
      if state.withLock({ !$0.isClosed }) { _exit(128 + number) }
    }
  }
}
