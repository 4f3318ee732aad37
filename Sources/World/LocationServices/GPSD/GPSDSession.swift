import Dispatch
import Loopback
import OutsideWorld
import Synchronization

/// One conversation with gpsd, on a thread of its own.
final class GPSDSession: Sendable {
  enum Event: Equatable, Sendable {
    case fix(Location)
    /// Nothing useful has come for a while. The session goes on.
    case silence(LocationError)
    /// The session is over.
    case end(LocationError)
  }

  /// Longer than any line of gpsd, whose own limit is 10,240 bytes.
  private static let longestLine = 32_768

  private let system: LocationSystem
  private let hear: @Sendable (GPSDSession, Event) -> Void
  private let state = Mutex(State())

  private struct State {
    var isStopped = false
    var connection: Connection?
  }

  init(system: LocationSystem, hear: @escaping @Sendable (GPSDSession, Event) -> Void) {
    self.system = system
    self.hear = hear
  }

  func start() {
    // A thread of its own, because reading blocks until gpsd says something.
    DispatchQueue(label: "gpsd").async { [self] in
      do throws(LocationError) {
        try converse()
      } catch {
        tell(.end(error))
      }
      state.withLock { $0.connection = nil }
    }
  }

  /// Hangs up. Nothing is heard from the session after this.
  func stop() {
    let connection = state.withLock { state in
      state.isStopped = true
      return state.connection
    }
    connection?.end()
  }

  private func converse() throws(LocationError) {
    let (connection, place) = try GPSDSwitchboard(system: system).connect()
    let isStopped = state.withLock { state in
      state.connection = connection
      return state.isStopped
    }
    guard !isStopped else { return }
    do throws(ConnectionError) {
      try connection.send(
        "?WATCH={\"enable\":true,\"json\":true};\n",
        by: .now + system.connectsWithin
      )
      try listen(to: connection, at: place)
    } catch {
      throw LocationError(error, at: place)
    }
  }

  private func listen(to connection: Connection, at place: String) throws(ConnectionError) {
    var evidence = GPSDEvidence()
    var deadline = ContinuousClock.now + system.patience
    while true {
      do throws(ConnectionError) {
        // What never pauses never times out by itself.
        guard ContinuousClock.now < deadline else { throw .timedOut }
        guard let line = try connection.readLine(limit: Self.longestLine, by: deadline) else {
          throw .ended
        }
        let report = GPSDReport(line: line)
        let hadReceiver = evidence.hasReceiver
        evidence.note(report)
        // Said at once, and once: waiting would not bring a receiver.
        if evidence.hasReceiver == false, hadReceiver != false { throw .timedOut }
        guard case .fix(let location) = report else { continue }
        tell(.fix(location))
      } catch .lineTooLong {
        evidence.noteLineTooLong()
        continue
      } catch .timedOut {
        tell(.silence(evidence.explanation(of: system.patience, at: place)))
      }
      evidence.beginAgain()
      deadline = .now + system.patience
    }
  }

  private func tell(_ event: Event) {
    guard !state.withLock({ $0.isStopped }) else { return }
    hear(self, event)
  }
}
