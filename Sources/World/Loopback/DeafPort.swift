/// A port of this machine that is taken and where no program listens: a connection is refused.
///
/// For tests. A port that was free a moment ago may be another program's by now; this one is not.
package final class DeafPort: Sendable {
  package let port: UInt16
  private let descriptor: Int32

  package init() throws(ConnectionError) {
    (descriptor, port) = try POSIXSocket.takePort(andListen: false)
  }

  deinit { POSIXSocket.release(descriptor) }
}
