/// What a session has learned from gpsd while there was no location.
///
/// A silence has many causes; the error names the one that fits.
struct GPSDEvidence {
  private var isGPSD = false
  private var saidSomethingElse = false
  private(set) var hasReceiver: Bool?
  private var hasReportWithoutFix = false

  mutating func note(_ report: GPSDReport?) {
    guard let report else {
      saidSomethingElse = true
      return
    }
    isGPSD = true
    switch report {
    case .devices(let count): hasReceiver = count > 0
    case .noFix: (hasReceiver, hasReportWithoutFix) = (true, true)
    case .fix: hasReceiver = true
    case .other: break
    }
  }

  mutating func noteLineTooLong() {
    saidSomethingElse = true
  }

  func explanation(of patience: Duration, at place: String) -> LocationError {
    LocationError(
      .locationUnknown,
      lacksReceiver
        ? "No location: \(reason(at: place))"
        : "No location in \(patience.formattedSeconds): \(reason(at: place))"
    )
  }

  /// A reason that no patience changes.
  private var lacksReceiver: Bool { isGPSD && hasReceiver == false }

  private func reason(at place: String) -> String {
    if !isGPSD {
      return saidSomethingElse
        ? "what answers at \(place) is not gpsd; correct GPSD_HOST and GPSD_PORT."
        : "what answers at \(place) says nothing; check that it is gpsd, and restart it."
    }
    if hasReportWithoutFix {
      return """
        the receiver of gpsd at \(place) has no fix; take it to a window or outside and try again.
        """
    }
    if lacksReceiver {
      return """
        gpsd at \(place) has no receiver; connect one, or set GPSD_HOST=simulator for a recorded \
        walk.
        """
    }
    return """
      the receiver of gpsd at \(place) is silent; check its cable, or set GPSD_HOST=simulator for \
      a recorded walk.
      """
  }
}

extension Duration {
  /// `10 s` or `0.25 s`, without the digits that say nothing.
  fileprivate var formattedSeconds: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return "\(seconds) s" }
    return "\(Double(seconds) + Double(milliseconds) / 1000) s"
  }
}
