/// The first 44 bytes of a WAV file: one channel, 16 bits a sample.
struct WaveHeader {
  static let length = 44
  let bytes: [UInt8]

  /// Whether a file was recorded here. Then its header differs only in the two lengths.
  static func begins(_ file: [UInt8]) -> Bool {
    let header = Self(samples: 0).bytes
    return file.count >= length
      && [0..<4, 8..<40].allSatisfy { file[$0] == header[$0] }
  }

  init(samples: Int) {
    let size = UInt32(clamping: samples * 2)
    var bytes = Array("RIFF".utf8)
    func add(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    add(UInt32(clamping: Int(size) + 36))
    bytes += Array("WAVEfmt ".utf8)
    add(UInt32(16))
    for number in [UInt16(1), 1] { add(number) }
    for number in [UInt32(SampleBuffer.rate), UInt32(SampleBuffer.rate * 2)] { add(number) }
    for number in [UInt16(2), 16] { add(number) }
    bytes += Array("data".utf8)
    add(size)
    self.bytes = bytes
  }
}
