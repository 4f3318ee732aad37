import OperatingSystem

/// Accepts connections on a port of 127.0.0.1, and serves each on a thread of its own.
package final class Listener: Sendable {
  package let port: UInt16

  private let wakePipe: WakePipe
  private let threads: ConnectionThreads

  /// Starts to listen. Each connection ends when `serve` returns, or when the listener stops.
  ///
  /// - Parameter port: 0 takes a free one.
  package init(
    port: UInt16 = 0,
    serve: @escaping @Sendable (Connection) -> Void
  ) throws(SystemFailure) {
    let wakePipe = try WakePipe()
    let threads = ConnectionThreads(serve: serve)
    let socket = try POSIXSocket.makeListener(on: port)
    self.port = POSIXSocket.port(of: socket.number)
    self.wakePipe = wakePipe
    self.threads = threads
    threads.start {
      Self.accept(on: socket.number, until: wakePipe) { threads.add($0) }
    }
  }

  deinit {
    wakePipe.wake()
    threads.end()
  }

  /// Closes the port and every connection, and returns when all threads have ended.
  ///
  /// This call waits for `serve`, so `serve` must not make it.
  package func stop() {
    wakePipe.wake()
    threads.end()
    threads.wait()
  }

  private static func accept(
    on descriptor: Int32,
    until wakePipe: WakePipe,
    onConnection: (Connection) -> Void
  ) {
    while POSIXSocket.waitForClient(on: descriptor, or: wakePipe.descriptor) {
      do throws(SystemFailure) {
        // One connection at a time. Without free descriptors, accepting fails even where no client
        // waits.
        let accepted = try POSIXSocket.acceptConnection(on: descriptor)
        if let accepted { onConnection(Connection(accepted)) }
      } catch {
        // There is no free descriptor. The client still waits, so without a pause this would spin.
        _ = poll(nil, 0, 100)
      }
    }
  }
}
