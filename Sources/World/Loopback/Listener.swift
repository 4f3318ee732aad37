import OperatingSystem

/// Accepts connections on a port of 127.0.0.1, and serves each on a thread of its own.
package final class Listener: Sendable {
  package let port: UInt16

  private let bell: WakePipe
  private let threads: ConnectionThreads

  /// Starts to listen. Each connection ends when `serve` returns, or when the listener stops.
  ///
  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - limit: how many are served at once. A further one is closed.
  package init(
    port: UInt16 = 0,
    limit: Int = 128,
    serve: @escaping @Sendable (Connection) -> Void
  ) throws(SystemFailure) {
    let bell = try WakePipe()
    let threads = ConnectionThreads(limit: limit, serve: serve)
    let descriptor = try POSIXSocket.takePort(port, andListen: true)
    (self.port, self.bell, self.threads) = (POSIXSocket.port(of: descriptor), bell, threads)
    threads.start {
      Self.accept(on: descriptor, until: bell) { threads.take($0) }
      POSIXSocket.release(descriptor)
    }
  }

  deinit {
    bell.wake()
    threads.end()
  }

  /// Closes the port and every connection, and returns when nothing of it runs any more.
  ///
  /// Not to be called from `serve`, which it waits for.
  package func stop() {
    bell.wake()
    threads.end()
    threads.wait()
  }

  private static func accept(
    on descriptor: Int32,
    until bell: WakePipe,
    take: (Connection) -> Void
  ) {
    while true {
      let (caller, isOver) = POSIXSocket.waitForCaller(on: descriptor, or: bell.descriptor)
      if isOver { return }
      guard caller else { continue }
      do throws(SystemFailure) {
        // One at a time: without a descriptor, accepting fails also where nobody is in line.
        let accepted = try POSIXSocket.acceptConnection(on: descriptor)
        if let accepted { take(Connection(descriptor: accepted)) }
      } catch {
        // Out of descriptors. The caller is still in line, so without a pause this would spin.
        let pause = Duration.milliseconds(100)
        _ = POSIXSocket.waitForCaller(on: nil, or: bell.descriptor, timeout: pause)
      }
    }
  }
}
