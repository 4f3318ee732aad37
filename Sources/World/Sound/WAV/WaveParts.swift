/// What a WAV file says about itself, as far as the file itself bears it out.
struct WaveParts {
  private(set) var channels = 0
  private(set) var rate = 0
  private(set) var bits = 0
  /// How many moments of sound there are, and how many there should be.
  private(set) var frames = 0
  private(set) var framesSaid = 0
  private var start = 0

  var isCutShort: Bool { framesSaid > frames }

  init(_ bytes: [UInt8]) throws(WaveFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.name(at: 0) == "RIFF", bytes.name(at: 8) == "WAVE" else { throw .notWave }
    var position = 12
    while let name = bytes.name(at: position), let size = bytes.number(at: position + 4, bytes: 4) {
      position += 8
      if name == "fmt " { try takeFormat(bytes, at: position, size) }
      guard name != "data" else {
        try takeSound(from: position, size, left: bytes.count - position)
        return
      }
      // What has an odd length is followed by a byte that means nothing.
      position += size + size % 2
    }
    throw rate == 0 ? .noFormat : .noSound
  }

  private mutating func takeFormat(
    _ bytes: [UInt8],
    at position: Int,
    _ size: Int
  ) throws(WaveFault) {
    guard size >= 16, var format = bytes.number(at: position, bytes: 2),
      let channels = bytes.number(at: position + 2, bytes: 2),
      let rate = bytes.number(at: position + 4, bytes: 4),
      let bits = bytes.number(at: position + 14, bytes: 2)
    else { throw .noFormat }
    // An extensible one says further on what it is.
    if format == 0xFFFE, size >= 26 { format = bytes.number(at: position + 24, bytes: 2) ?? format }
    guard format == 1 else { throw .packed(format: format) }
    guard 1...64 ~= channels, 1...1_000_000 ~= rate, [8, 16, 24, 32].contains(bits) else {
      throw .impossible(channels: channels, rate: rate, bits: bits)
    }
    (self.channels, self.rate, self.bits) = (channels, rate, bits)
  }

  /// A program that has not finished its file, or that wrote into a pipe, has left 0 or the largest
  /// number there is: then all that follows is sound.
  private mutating func takeSound(from start: Int, _ size: Int, left: Int) throws(WaveFault) {
    guard rate > 0 else { throw .noFormat }
    let isUnknown = size == 0 || size >= 0xFFFF_FF00
    self.start = start
    frames = min(isUnknown ? left : size, left) / bytesPerFrame
    framesSaid = isUnknown ? frames : size / bytesPerFrame
  }

  private var bytesPerFrame: Int { channels * bits / 8 }

  /// All channels in one, and of each sample the sixteen bits that are heard most.
  func samples(of bytes: [UInt8]) -> [Int16] {
    bytes.withUnsafeBytes { bytes in
      if channels == 1, bits == 16 { return [Int16](littleEndian: bytes[start...], frames) }
      return (0..<frames).map { frame in
        let sum = (1...channels).reduce(0) { sum, channel in
          let end = start + frame * bytesPerFrame + channel * bits / 8
          guard bits > 8 else { return sum + (Int(bytes[end - 1]) - 128) << 8 }
          return sum + Int(bytes.loadUnaligned(fromByteOffset: end - 2, as: Int16.self))
        }
        return Int16(sum / channels)
      }
    }
  }
}

extension [UInt8] {
  fileprivate func name(at position: Int) -> String? {
    guard position + 4 <= count else { return nil }
    return String(decoding: self[position..<position + 4], as: UTF8.self)
  }

  /// The least byte comes first.
  fileprivate func number(at position: Int, bytes: Int) -> Int? {
    guard position + bytes <= count else { return nil }
    return self[position..<position + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
