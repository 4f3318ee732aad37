import Dispatch
import OperatingSystem
import Synchronization

/// The threads of a listener, and the way to end them.
final class ConnectionThreads: Sendable {
  private let serve: @Sendable (Connection) -> Void
  /// The connections that are served; nil once the threads have to end.
  private let connections = Mutex<[ObjectIdentifier: Connection]?>([:])
  private let working = DispatchGroup()

  init(serve: @escaping @Sendable (Connection) -> Void) {
    self.serve = serve
  }

  /// All descriptors of the work are closed when `wait` returns.
  func start(_ work: @escaping @Sendable () -> Void) { startThread(in: working, work) }

  /// Serves a connection that the listener has accepted.
  func add(_ connection: Connection) {
    let id = ObjectIdentifier(connection)
    // Only the list refers to it, so that the descriptor is closed when the threads have ended.
    connections.withLock { $0?[id] = connection }
    start { [self] in
      guard let connection = connections.withLock({ $0?[id] }) else { return }
      serve(connection)
      connection.end()
      connections.withLock { _ = $0?.removeValue(forKey: id) }
    }
  }

  func end() {
    let last = connections.withLock { connections in
      defer { connections = nil }
      return connections ?? [:]
    }
    for connection in last.values { connection.end() }
  }

  func wait() {
    working.wait()
  }
}
