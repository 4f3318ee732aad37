#if canImport(Glibc)
  import Glibc

  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  import Darwin

  private let stream = SOCK_STREAM
#endif

/// A port that is taken and where nobody listens, so that no other test can come to listen there.
final class TakenPort {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    struct NoPort: Error {}
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isTaken = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isTaken else { throw NoPort() }
  }

  deinit { close(descriptor) }
}
