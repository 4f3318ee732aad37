/// How long to measure.
struct Pace: Equatable {
  /// How long one batch takes at least.
  let batch: Duration
  /// How long one operation is measured at most. Long operations are repeated less often.
  let limit: Duration
  let batches: Int

  static let usual = Pace(batch: .microseconds(500), limit: .milliseconds(700), batches: 51)
  static let quick = Pace(batch: .microseconds(200), limit: .milliseconds(150), batches: 15)

  static let fewestBatches = 5
}
