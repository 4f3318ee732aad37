import Sound
import Testing

@Suite struct WaveFileTests {
  let tape = Tape((0..<100).map { Int16($0) * 150 - 7_000 }, rate: 8000)

  private func chunk(_ name: String, _ bytes: [UInt8], size: Int? = nil) -> [UInt8] {
    let size = UInt32(size ?? bytes.count)
    return Array(name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + bytes
  }

  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    chunk("RIFF", Array("WAVE".utf8) + chunks.flatMap(\.self))
  }

  private func format(
    _ tag: UInt8 = 1,
    channels: UInt8 = 1,
    rate: [UInt8] = [64, 31, 0, 0],
    bits: UInt8 = 16
  ) -> [UInt8] {
    chunk("fmt ", [tag, 0, channels, 0] + rate + [0, 0, 0, 0, 0, 0, bits, 0])
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try WaveFile(bytes, name: "memo.wav")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is written is what is read`() throws {
    let file = try WaveFile(tape.wave, name: "memo.wav")
    #expect(file.tape == tape)
    #expect(file.remark == nil)
  }

  @Test func `what other programs put around the sound is no matter`() throws {
    let bytes = file(
      chunk("LIST", [1, 2, 3]) + [0],
      format(),
      chunk("fact", [0, 0, 0, 0]),
      chunk("data", [1, 0, 2, 0]),
      chunk("tail", [9])
    )
    #expect(try WaveFile(bytes, name: "").tape == Tape([1, 2], rate: 8000))
  }

  @Test func `every width of sample is heard, and every channel`() throws {
    func samples(_ channels: UInt8, _ bits: UInt8, _ sound: [UInt8]) throws -> [Int16] {
      let format = format(channels: channels, bits: bits)
      return try WaveFile(file(format, chunk("data", sound)), name: "").tape.samples
    }
    #expect(try samples(1, 8, [0, 128, 255]) == [-32768, 0, 127 << 8])
    #expect(try samples(1, 24, [0xFF, 0, 1, 9, 0xFF, 0xFF]) == [256, -1])
    #expect(try samples(1, 32, [7, 7, 2, 0]) == [2])
    #expect(try samples(2, 16, [10, 0, 20, 0, 30, 0, 50, 0]) == [15, 40])
  }

  @Test func `a program that never finished its file has written all of it`() throws {
    for size in [0, 0xFFFF_FFFF] {
      let bytes = file(format(), chunk("data", [1, 0, 2, 0, 3, 0], size: size))
      let read = try WaveFile(bytes, name: "memo.wav")
      #expect(read.tape.samples == [1, 2, 3])
      #expect(read.remark == nil)
    }
  }

  @Test func `each fault has a sentence`() {
    let sound = chunk("data", [1, 0])
    #expect(fault([]) == "memo.wav cannot be played: it is empty. Record it again.")
    #expect(
      fault(Array("Dear diary,".utf8)) == """
        memo.wav cannot be played: it is no WAV file. Choose another file, or save this one as WAV.
        """
    )
    for bytes in [
      file(), file(sound), file(chunk("fmt ", [1, 0])), file(chunk("fmt ", [], size: 16)),
    ] {
      #expect(
        fault(bytes) == """
          memo.wav cannot be played: it does not say what its sound is made of. Record it again.
          """
      )
    }
    #expect(
      fault(file(format(85), sound)) == """
        memo.wav cannot be played: its sound is packed (format 85). Save it as plain PCM.
        """
    )
    for (channels, rate, bits) in [(0, 8000, 16), (65, 8000, 16), (1, 0, 16), (1, 8000, 13)] {
      let rate8 = rate == 0 ? [UInt8](repeating: 0, count: 4) : [64, 31, 0, 0]
      let format = format(channels: UInt8(channels), rate: rate8, bits: UInt8(bits))
      #expect(
        fault(file(format, sound)) == """
          memo.wav cannot be played: it says that its sound has \(channels) channels and \(rate) \
          samples a second of \(bits) bits. Record it again.
          """
      )
    }
    for bytes in [
      file(format()), file(format(), chunk("data", [])), file(format(), chunk("data", [1])),
    ] {
      #expect(
        fault(bytes) == "memo.wav cannot be played: there is no sound in it. Record it again."
      )
    }
  }

  /// The seed is the argument that a failure prints.
  @Test(arguments: 1...20)
  func `a damaged file is played as far as it goes, or has a sentence`(seed: Int) throws {
    var random = SoundDamage(seed: seed)
    for _ in 1...500 {
      let bytes = random.damage(tape.wave)
      do {
        let tape = try WaveFile(bytes, name: "memo.wav").tape
        try #require((1...bytes.count).contains(tape.samples.count))
        try #require(tape.duration > .zero && tape.duration <= .seconds(bytes.count))
      } catch let error as SoundError {
        try #require(error.description.hasPrefix("memo.wav cannot be played: "))
        try #require(error.code == .file)
      }
    }
  }

  @Test func `a file that is cut anywhere has the sound before the cut`() throws {
    for length in 46..<tape.wave.count {
      let cut = try WaveFile(Array(tape.wave[..<length]), name: "memo.wav")
      try #require(cut.tape.samples == Array(tape.samples[..<((length - 44) / 2)]))
      try #require(cut.remark != nil)
    }
  }

  @Test func `the meter shows nothing for silence, and all for what cannot be louder`() {
    #expect(Loudness.level(of: [Int16]()) == 0)
    #expect(Loudness.level(of: [0, 0, 0]) == 0)
    #expect(Loudness.level(of: [Int16.min, .min]) == 1)
    // A tenth is 20 of the 50 decibels.
    #expect(abs(Loudness.level(of: [3277, -3277]) - 0.6) < 0.001)
    #expect(Loudness.level(of: [1]) == 0)
  }
}

/// What happens to a file: bytes change, parts are lost or doubled, numbers lie.
private struct SoundDamage {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) where !bytes.isEmpty {
      // Most of what can go wrong is at the beginning.
      let start = below(2) == 0 ? below(min(44, bytes.count)) : below(bytes.count)
      let end = min(bytes.count, start + 1 + below(60))
      switch below(5) {
      case 0: bytes[start] = UInt8(below(256))
      case 1: for index in start..<min(bytes.count, start + 4) { bytes[index] = 0xFF }
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: end)
      default: bytes.removeSubrange(end...)
      }
    }
    return bytes
  }

  /// SplitMix64.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
