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
    let touched = [waited.waiting, isUntouched ? nil : summary].compactMap(\.self)
    return """
      \(duration.inTenths) · outside world: \
      \(touched.isEmpty ? "untouched" : touched.joined(separator: ", "))
      """
  }
}

extension Outcome.Part {
  /// The line for one of the sides that `compare` shows.
  ///
  /// `uncontrolled · 10.0 s · 10.0 s waited for real`
  func line(countsWaiting: Bool = true) -> String {
    let waiting = countsWaiting ? waited.waiting : nil
    return "\(title) · \(duration.inTenths) · \(waiting ?? "nothing waited for")"
  }
}

extension Duration {
  /// The words for it in a closing line; nil if it was too short to notice.
  fileprivate var waiting: String? {
    self < .milliseconds(250) ? nil : "\(inTenths) waited for real"
  }
}
