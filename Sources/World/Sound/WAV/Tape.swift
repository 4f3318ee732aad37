import OperatingSystem

/// A strip of sound: one channel, sixteen bits.
package struct Tape: Equatable, Sendable {
  /// What the microphone is asked for: enough for speech, and a minute of it is less than 2 MB.
  package static let rate = 16_000

  package var samples: [Int16]

  package init(_ samples: [Int16]) { self.samples = samples }

  package var duration: Duration { Tape.duration(of: samples.count) }

  /// What follows a position in it.
  package func rest(from position: Duration) -> Tape {
    let first = Int(position / .seconds(1) * Double(Self.rate))
    return Tape(Array(samples.dropFirst(max(0, first))))
  }

  static func duration(of count: Int) -> Duration {
    .seconds(count / rate) + .nanoseconds(count % rate * 1_000_000_000 / rate)
  }
}

/// How loud something is, as a meter shows it.
package enum Loudness {
  /// Between 0, for what no person hears, and 1, for what cannot be louder: fifty decibels lie
  /// between.
  package static func level(of samples: some Collection<Int16>) -> Double {
    guard !samples.isEmpty else { return 0 }
    var sum = 0.0
    for sample in samples { sum += Double(sample) * Double(sample) }
    let share = (sum / Double(samples.count)).squareRoot() / 32_768
    return share > 0 ? min(max(0, 1 + 20 * log10(share) / 50), 1) : 0
  }
}

/// The bytes of samples. All machines that this runs on have the least byte first, as a WAV file
/// has, so they are copied as they are.
extension [Int16] {
  init(littleEndian bytes: Slice<UnsafeRawBufferPointer>, _ count: Int) {
    self.init(unsafeUninitializedCapacity: count) { samples, filled in
      UnsafeMutableRawBufferPointer(samples).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count * 2))
      )
      filled = count
    }
  }

  var littleEndianBytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
