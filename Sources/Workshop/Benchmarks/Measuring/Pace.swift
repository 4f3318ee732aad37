/// How thoroughly to measure.
enum Pace: Equatable {
  case quick
  case thorough

  /// How long one batch takes at least.
  var batch: Duration {
    switch self {
    case .quick: .microseconds(200)
    case .thorough: .milliseconds(1)
    }
  }

  /// How long one operation is measured at most. Long operations are repeated less often.
  var limit: Duration {
    switch self {
    case .quick: .milliseconds(150)
    case .thorough: .seconds(1)
    }
  }

  var batches: Int {
    switch self {
    case .quick: 15
    case .thorough: 101
    }
  }

  static let fewestBatches = 5
}
