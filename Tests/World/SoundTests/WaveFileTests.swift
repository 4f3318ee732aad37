import Testing

@testable import Sound

@Suite struct WaveFileTests {
  let buffer = SampleBuffer((0..<100).map { Int16($0) * 150 - 7_000 })

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try SampleBuffer(wave: bytes, name: "memo.wav")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `each fault has a sentence`() {
    #expect(fault([]) == "memo.wav cannot be played: it is empty. Record it again.")
    var packed = buffer.wave
    packed[20] = 85
    for bytes in [Array("Dear log,".utf8), Array(buffer.wave.prefix(43)), packed] {
      #expect(
        fault(bytes) == """
          memo.wav cannot be played: it is not as a recorder leaves it, a WAV file of one channel \
          and 16000 samples a second of 16 bits. Record it again.
          """
      )
    }
    #expect(
      fault(SampleBuffer.header(of: 7))
        == "memo.wav cannot be played: there is no sound in it. Record it again."
    )
  }

  @Test func `what is written is read, and of a cut file the sound before the cut`() throws {
    for length in 46...buffer.wave.count {
      let cut = try SampleBuffer(wave: Array(buffer.wave[..<length]), name: "memo.wav")
      try #require(cut.samples == Array(buffer.samples[..<((length - 44) / 2)]))
    }
  }

  @Test func `the meter shows nothing for silence, and all for what cannot be louder`() {
    #expect(SampleBuffer.level(of: [Int16]()) == 0)
    #expect(SampleBuffer.level(of: [0, 0, 0]) == 0)
    #expect(SampleBuffer.level(of: [Int16.min, .min]) == 1)
    // A tenth is 20 of the 50 decibels.
    #expect(abs(SampleBuffer.level(of: [3277, -3277]) - 0.6) < 0.001)
    #expect(SampleBuffer.level(of: [1]) == 0)
  }
}
