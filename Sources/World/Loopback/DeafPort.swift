import OperatingSystem

/// A port of this machine that is taken and where no program listens: a connection is refused.
///
/// For tests. A port that was free a moment ago may be another program's by now; this one is not.
package final class DeafPort: Sendable {
  package var port: UInt16 { POSIXSocket.port(of: descriptor) }
  private let descriptor: Int32

  package init() throws(SystemFailure) {
    descriptor = try POSIXSocket.takePort(andListen: false)
  }

  deinit { POSIXSocket.release(descriptor) }
}
