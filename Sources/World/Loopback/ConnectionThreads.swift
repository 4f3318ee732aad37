import Dispatch
import Synchronization

/// The threads of a listener, and the way to end them.
final class ConnectionThreads: Sendable {
  private let limit: Int
  private let limitOfOne: Int
  private let serve: @Sendable (Connection) -> Void
  /// Those being served, and by whom; nil once the threads have been told to end.
  private let connections = Mutex<[ObjectIdentifier: Served]?>([:])
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

  func take(_ connection: Connection) {
    let name = ObjectIdentifier(connection)
    let peer = connection.peer
    let isWelcome = connections.withLock { connections in
      guard let count = connections?.count, count < limit,
        connections?.values.count(where: { $0.peer == peer }) ?? 0 < limitOfOne
      else { return false }
      connections?[name] = Served(connection: connection, peer: peer)
      return true
    }
    guard isWelcome else { return }
    // Held by the list alone, so that the descriptor is closed when the threads have ended.
    start { [self] in
      guard let connection = connections.withLock({ $0?[name]?.connection }) else { return }
      serve(connection)
      connection.end()
      connections.withLock { _ = $0?.removeValue(forKey: name) }
    }
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
