import OperatingSystem

/// An address of a machine: `192.168.1.7`.
package struct IPv4Address: Hashable, Sendable {
  /// As numbers are in this process, and not as they travel.
  let number: UInt32

  init(number: UInt32) { self.number = number }

  /// Nil for all that is not four numbers: a name has to be looked up, and may be another
  /// machine's.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
    else { return nil }
    var number: UInt32 = 0
    for part in parts {
      guard let part else { return nil }
      number = number << 8 | UInt32(part)
    }
    self.number = number
  }

  /// Whether it may be a machine's: `0.0.0.0` is all of its addresses at once.
  package var isOfOneMachine: Bool { number != 0 && number != .max }

  package static let loopback = IPv4Address(number: 0x7F00_0001)

  /// Those by which other machines of a network may reach this one.
  package static var ofThisMachine: [IPv4Address] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [IPv4Address] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      // 127… is this machine alone; 169.254… is what a machine calls itself where no network
      // answers.
      if number >> 24 != 127, number >> 16 != 0xA9FE { found.append(IPv4Address(number: number)) }
    }
    return found
  }
}

extension IPv4Address: CustomStringConvertible {
  package var description: String {
    stride(from: 24, through: 0, by: -8).map { "\(number >> UInt32($0) & 0xFF)" }
      .joined(separator: ".")
  }
}
