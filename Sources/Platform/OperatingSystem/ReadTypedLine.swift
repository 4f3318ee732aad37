/// The next line that a person types; nil at the end of the input. It reads nothing after the line.
///
/// `readLine` would hold the lock of standard input while it waits, and a process that ends would
/// wait for that lock.
package func readTypedLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while (try? retryingWhenInterrupted { read(descriptor, &byte, 1) }) == 1 {
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
  }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
