/// How thoroughly to measure.
enum Thoroughness: Equatable {
  case quick
  case usual
  case thorough

  /// How long one batch takes at least.
  var batch: Duration {
    switch self {
    case .quick: .microseconds(200)
    case .usual: .microseconds(500)
    case .thorough: .milliseconds(1)
    }
  }

  /// How long all operations together are measured, if there is a limit. The rest of a minute is
  /// for getting ready.
  var budget: Duration? {
    switch self {
    case .quick: .seconds(10)
    case .usual: .seconds(40)
    case .thorough: nil
    }
  }

  /// How long one operation is measured at most. Long operations are repeated less often.
  var limit: Duration {
    switch self {
    case .quick: .milliseconds(150)
    case .usual: .milliseconds(700)
    case .thorough: .seconds(1)
    }
  }

  var batches: Int {
    switch self {
    case .quick: 15
    case .usual: 51
    case .thorough: 101
    }
  }

  static let fewestBatches = 5
}
