/// How long one operation took, in nanoseconds.
struct Measurement: Equatable {
  let median: Double
  let minimum: Double

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
  }

  /// Measures an operation and its floor, batch by batch in turns, so that whatever else the
  /// machine does slows down both.
  static func take(
    of operation: Sampling,
    beside floor: Sampling,
    pace: Pace
  ) async -> (operation: Measurement, floor: Measurement) {
    let end = ContinuousClock.now + pace.limit
    let operationBatch = await Batch(of: operation, atLeast: pace.batch)
    let floorBatch = await Batch(of: floor, atLeast: pace.batch)
    var samples: [Double] = []
    var floorSamples: [Double] = []
    for number in 1...pace.batches {
      samples.append(await operationBatch.run())
      floorSamples.append(await floorBatch.run())
      if number >= Pace.fewestBatches, .now >= end { break }
    }
    return (Measurement(samples), Measurement(floorSamples))
  }
}
