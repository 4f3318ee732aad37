/// Repeats something, and measures how long that takes.
///
/// What it needs is prepared before the time is taken.
struct Sampling: Sendable {
  /// How many operations one repetition is: a thousand sleepers wake at once.
  var operations = 1
  let time: @Sendable (_ repetitions: Int) async -> Duration
}

/// How often to repeat something within a batch, found out while it warms up.
struct Batch {
  let sampling: Sampling
  let repetitions: Int

  init(of sampling: Sampling, atLeast duration: Duration) async {
    // What happens only the first time says nothing about how long the rest takes.
    _ = await sampling.time(1)
    var repetitions = 1
    while await sampling.time(repetitions) < duration, repetitions < 1 << 24 { repetitions *= 2 }
    self.sampling = sampling
    self.repetitions = repetitions
  }

  /// Nanoseconds for each operation.
  func run() async -> Double {
    await sampling.time(repetitions).nanoseconds / Double(repetitions * sampling.operations)
  }
}
