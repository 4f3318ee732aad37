import Foundation
import OperatingSystem

extension SampleBuffer {
  /// Reads a WAV file that was recorded here. A file that was cut short has the sound before the
  /// cut.
  init(contentsOf url: URL) throws(SoundError) {
    let name = url.lastPathComponent.quotable()
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileDescriptor.reading(url.path).readAll()
    } catch {
      let reason = error.isMissing ? "there is no such file" : "the system says “\(error.message)”"
      throw .unplayable(name, "\(reason). Look at \(url.path.quotable(limit: 300))")
    }
    try self.init(wave: bytes, name: name)
  }

  /// - Parameter name: The name of the file, for an error.
  init(wave bytes: [UInt8], name: String) throws(SoundError) {
    guard !bytes.isEmpty else { throw .unplayable(name, "it is empty. Record it again") }
    // The header of a file that was recorded here differs only in the two lengths.
    let header = Self.header(of: 0)
    guard bytes.count >= header.count,
      [0..<4, 8..<40].allSatisfy({ bytes[$0] == header[$0] })
    else {
      throw .unplayable(
        name,
        """
        it is not as a recorder leaves it, a WAV file of one channel and \(SampleBuffer.rate) \
        samples a second of 16 bits. Record it again
        """
      )
    }
    let said = bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) } / 2
    let count = min(said, (bytes.count - header.count) / 2)
    guard count > 0 else { throw .unplayable(name, "there is no sound in it. Record it again") }
    self.init([Int16](littleEndian: bytes[header.count...].prefix(count * 2)))
  }

  /// The sound as a WAV file.
  var wave: [UInt8] { Self.header(of: samples.count) + samples.littleEndianBytes }

  /// The first 44 bytes of a WAV file of one channel, with 16 bits a sample.
  static func header(of count: Int) -> [UInt8] {
    let size = UInt32(clamping: count * 2)
    var bytes = Array("RIFF".utf8)
    func add(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    add(UInt32(clamping: Int(size) + 36))
    bytes += Array("WAVEfmt ".utf8)
    add(UInt32(16))
    for number in [UInt16(1), 1] { add(number) }
    for number in [UInt32(rate), UInt32(rate * 2)] { add(number) }
    for number in [UInt16(2), 16] { add(number) }
    bytes += Array("data".utf8)
    add(size)
    return bytes
  }
}

extension SoundError {
  fileprivate static func unplayable(_ name: String, _ cause: String) -> SoundError {
    SoundError("\(name) cannot be played: \(cause).")
  }
}
