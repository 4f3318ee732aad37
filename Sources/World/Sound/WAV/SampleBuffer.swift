import OperatingSystem

/// Sound in memory: one channel, 16 bits a sample.
struct SampleBuffer: Equatable, Sendable {
  /// Samples a second: enough for speech, and less than 2 MB a minute.
  static let rate = 16_000

  var samples: [Int16]

  init(_ samples: [Int16]) { self.samples = samples }

  var duration: Duration { SampleBuffer.duration(of: samples.count) }

  /// The sound after a position.
  func rest(from position: Duration) -> SampleBuffer {
    let first = Int(position / .seconds(1) * Double(Self.rate))
    return SampleBuffer(Array(samples.dropFirst(max(0, first))))
  }

  static func duration(of count: Int) -> Duration {
    .seconds(count / rate) + .nanoseconds(count % rate * 1_000_000_000 / rate)
  }

  /// The loudness, as a meter shows it: from 0, for silence, to 1, for the loudest sound. The scale
  /// covers fifty decibels.
  static func level(of samples: some Collection<Int16>) -> Double {
    guard !samples.isEmpty else { return 0 }
    var sum = 0.0
    for sample in samples { sum += Double(sample) * Double(sample) }
    let share = (sum / Double(samples.count)).squareRoot() / 32_768
    return share > 0 ? min(max(0, 1 + 20 * log10(share) / 50), 1) : 0
  }
}

/// A WAV file has the least byte of a sample first. So do all machines that this runs on, and the
/// bytes are copied.
extension [Int16] {
  init(littleEndian bytes: ArraySlice<UInt8>) {
    self = [UInt8](bytes).withUnsafeBytes { Self($0.bindMemory(to: Int16.self)) }
  }

  var littleEndianBytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
