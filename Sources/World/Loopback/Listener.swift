import Dispatch
import OperatingSystem
import Synchronization

/// Accepts connections on a port of 127.0.0.1, and serves each on a thread of its own.
package final class Listener: Sendable {
  package let port: UInt16

  private let serve: @Sendable (Connection) -> Void
  private let wakePipe: WakePipe
  private let threads = DispatchGroup()
  /// The connections that are served; nil once the threads have to end.
  private let connections = Mutex<[ObjectIdentifier: Connection]?>([:])

  /// Starts to listen. Each connection ends when `serve` returns, or when the listener stops or is
  /// released.
  ///
  /// - Parameter port: 0 takes a free one.
  package init(
    port: UInt16 = 0,
    serve: @escaping @Sendable (Connection) -> Void
  ) throws(SystemFailure) {
    let wakePipe = try WakePipe()
    let socket = try POSIXSocket.makeListener(on: port)
    self.port = POSIXSocket.port(of: socket.number)
    self.serve = serve
    self.wakePipe = wakePipe
    startThread(in: threads) { [weak self] in
      while POSIXSocket.waitForClient(on: socket.number, or: wakePipe.descriptor) {
        self?.acceptConnection(on: socket.number)
      }
    }
  }

  deinit { end() }

  /// Closes the port and every connection, and returns when all threads have ended.
  ///
  /// This call waits for `serve`, so `serve` must not make it.
  package func stop() {
    end()
    threads.wait()
  }

  private func end() {
    wakePipe.wake()
    let last = connections.withLock { $0.take() } ?? [:]
    for connection in last.values { connection.end() }
  }

  private func acceptConnection(on descriptor: Int32) {
    do throws(SystemFailure) {
      // One connection at a time. Without free descriptors, accepting fails even where no client
      // waits.
      let accepted = try POSIXSocket.acceptConnection(on: descriptor)
      if let accepted { start(Connection(accepted)) }
    } catch {
      // There is no free descriptor. The client still waits, so without a pause this would spin.
      _ = poll(nil, 0, 100)
    }
  }

  private func start(_ connection: Connection) {
    let id = ObjectIdentifier(connection)
    // Only the list refers to it, so that the descriptor is closed when the threads have ended.
    connections.withLock { $0?[id] = connection }
    startThread(in: threads) { [weak self, serve] in
      guard let connection = self?.connections.withLock({ $0?[id] }) else { return }
      serve(connection)
      connection.end()
      self?.connections.withLock { _ = $0?.removeValue(forKey: id) }
    }
  }
}
