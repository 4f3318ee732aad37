/// When a value of a sequence may pass.
enum Pace<Duration: DurationProtocol> {
  /// When no other has come for a while.
  case afterQuiet(of: Duration)
  /// When none has passed for a while. Of several that wait it is the latest, or the first.
  case oncePer(Duration, latest: Bool)

  /// There is nothing to wait for: every value passes.
  var isImmediate: Bool {
    switch self {
    case .afterQuiet(of: let interval), .oncePer(let interval, _): interval <= .zero
    }
  }
}
