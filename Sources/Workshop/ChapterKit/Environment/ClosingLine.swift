import OperatingSystem
import OutsideWorld
import Stage

extension Footprint {
  /// The last line of a run: how long it took, and what it really touched.
  ///
  /// `10.0 s · outside world: 4 events posted, 1 permission prompt`
  ///
  /// Time is outside, too: `10.0 s · outside world: 10.0 s waited for real`
  package func closingLine(after duration: Duration, waited: Duration = .zero) -> String {
    "\(duration.inTenths) · outside world: \(summary(afterWaiting: waited))"
  }

  fileprivate func summary(afterWaiting waited: Duration) -> String {
    guard waited >= .milliseconds(250) else { return summary }
    let wait = "\(waited.inTenths) waited for real"
    return isUntouched ? wait : "\(wait), \(summary)"
  }
}

extension Outcome.Part {
  /// The line for one of the versions that `compare` shows, with what it has touched.
  ///
  /// `uncontrolled · 10.0 s · 10.0 s waited for real`
  func line(touching footprint: Footprint?, waited: Duration) -> String {
    let summary = (footprint ?? Footprint()).summary(afterWaiting: waited)
    return "\(title) · \(duration.inTenths) · \(summary)"
  }
}
