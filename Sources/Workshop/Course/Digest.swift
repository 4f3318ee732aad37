import Foundation

/// The FNV-1a hash of some files: it shows that one of them has changed.
package func digest(of contents: some Sequence<Data>) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for data in contents {
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }
  return String(hash, radix: 16)
}
