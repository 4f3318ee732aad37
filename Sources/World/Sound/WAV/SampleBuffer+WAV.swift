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
    guard WaveHeader.begins(bytes) else {
      throw .unplayable(
        name,
        """
        it is not as a recorder leaves it, a WAV file of one channel and \(SampleBuffer.rate) \
        samples a second of 16 bits. Record it again
        """
      )
    }
    let said = bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) } / 2
    let count = min(said, (bytes.count - WaveHeader.length) / 2)
    guard count > 0 else { throw .unplayable(name, "there is no sound in it. Record it again") }
    self.init(bytes.withUnsafeBytes { [Int16](littleEndian: $0[WaveHeader.length...], count) })
  }

  /// The sound as a WAV file.
  var wave: [UInt8] {
    WaveHeader(samples: samples.count).bytes + samples.littleEndianBytes
  }
}

extension SoundError {
  fileprivate static func unplayable(_ name: String, _ cause: String) -> SoundError {
    SoundError("\(name) cannot be played: \(cause).")
  }
}
