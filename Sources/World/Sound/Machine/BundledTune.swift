import OperatingSystem

/// The recording where there is no microphone: a tune that a person hums, again and again.
///
/// It is calculated and not stored, so it is the same on every machine.
enum BundledTune {
  /// A tenth of a second.
  static let pieceLength = SampleBuffer.rate / 10

  /// The pitch in hertz, and the length in tenths of a second with the pause after it.
  private static let notes: [(pitch: Double, length: Int)] = [
    (196, 5), (220, 3), (247, 6), (294, 7), (262, 4), (247, 3), (220, 5), (196, 9),
  ]

  private static let tune: [Int16] = notes.flatMap { pitch, length in
    let count = length * pieceLength
    return (0..<count).map { index in
      let time = Double(index) / Double(SampleBuffer.rate)
      let share = Double(index) / Double(count)
      // A note begins quickly, fades, and is followed by a short pause.
      let strength = min(1, share * 8) * max(0, 1 - share * 1.15)
      let turn = 2 * Double.pi * pitch * time
      let voice = 0.6 * sin(turn) + 0.25 * sin(2 * turn) + 0.15 * sin(3 * turn)
      return Int16(voice * strength * 12_000)
    }
  }

  /// A tenth of a second of the tune.
  static func piece(_ number: Int) -> [Int16] {
    let start = number % (tune.count / pieceLength) * pieceLength
    return Array(tune[start..<start + pieceLength])
  }

  /// The tune as a microphone delivers it: a piece every tenth of a second.
  static func capture(
    on clock: any Clock<Duration>
  ) -> AsyncStream<Result<[Int16], SoundError>> {
    let (pieces, continuation) = AsyncStream.makeStream(of: Result<[Int16], SoundError>.self)
    let elapsed = clock.stopwatch()
    let task = Task {
      for number in 0... {
        let due = Duration.milliseconds(100) * (number + 1)
        guard (try? await clock.sleep(for: due - elapsed())) != nil else { return }
        continuation.yield(.success(piece(number)))
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return pieces
  }
}
