#if canImport(Glibc)
  import Glibc

  private let streamType = Int32(SOCK_STREAM.rawValue)
#else
  import Darwin

  private let streamType = SOCK_STREAM
#endif

/// A port on which nothing listens and, as it is taken, nothing will.
final class SilentPort {
  let port: UInt16
  private let descriptor: Int32

  struct Unavailable: Error {}

  init() throws {
    descriptor = socket(AF_INET, streamType, 0)
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
    guard isTaken else { throw Unavailable() }
  }

  deinit {
    close(descriptor)
  }
}
