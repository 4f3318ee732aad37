import Dispatch
import Synchronization

/// The threads of a listener, and the way to end them.
final class ConnectionThreads: Sendable {
  private let limit: Int
  private let limitOfOne: Int
  private let serve: @Sendable (Connection) -> Void
  /// Those being served, and by whom; nil once the threads have been told to end.
  private let connections = Mutex<[Int: Served]?>([:])
  private let count = Atomic(0)
  private let working = DispatchGroup()

  private struct Served {
    let connection: Connection
    let peer: IPv4Address?
  }

  init(limit: Int, limitOfOne: Int, serve: @escaping @Sendable (Connection) -> Void) {
    (self.limit, self.limitOfOne, self.serve) = (limit, limitOfOne, serve)
  }

  /// Runs on a thread of its own: a serial queue never waits for the threads of other queues.
  ///
  /// Dispatch leaves the group after it has let go of the work and of all that the work holds, so
  /// that a caller of `wait` finds every descriptor closed.
  func start(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "loopback").async(group: working, execute: work)
  }

  /// Called by one thread, the one that accepts.
  func take(_ connection: Connection) {
    let peer = connection.peer
    let found = connections.withLock { all in
      all.map { ($0.count, $0.values.count { $0.peer == peer }) }
    }
    guard let (all, ofOne) = found, ofOne < limitOfOne, all < limit || hangUpOnSlowest() else {
      return
    }
    let number = count.add(1, ordering: .relaxed).newValue
    connections.withLock { $0?[number] = Served(connection: connection, peer: peer) }
    // Held by the list alone, so that the descriptor is closed when the threads have ended.
    start { [self] in
      guard let connection = connections.withLock({ $0?[number]?.connection }) else { return }
      serve(connection)
      connection.end()
      connections.withLock { _ = $0?.removeValue(forKey: number) }
    }
  }

  /// Hangs up on the client that has been waited for longest; false where none is waited for.
  func hangUpOnSlowest() -> Bool {
    let waiting = connections.withLock { all in
      (all ?? [:]).compactMap { number, served in
        served.connection.waits.map { (number, served.connection, since: $0) }
      }
    }
    guard let (number, slowest, _) = waiting.min(by: { $0.since < $1.since }) else { return false }
    // It may have gone on by now.
    guard slowest.endWaiting() else { return hangUpOnSlowest() }
    slowest.end()
    connections.withLock { _ = $0?.removeValue(forKey: number) }
    return true
  }

  func end() {
    let last = connections.withLock { connections in
      defer { connections = nil }
      return connections ?? [:]
    }
    for served in last.values { served.connection.end() }
  }

  func wait() {
    working.wait()
  }
}
