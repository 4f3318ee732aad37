/// The next line that a person types; nil when there will be none. It reads no further than its
/// end.
///
/// `readLine` would hold the lock of standard input for as long as the person thinks, and a process
/// that ends waits for that lock.
package func readTypedLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while (try? retryingWhenInterrupted { read(descriptor, &byte, 1) }) == 1 {
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
  }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
