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
    let touched = [waited.asWait, isUntouched ? nil : summary].compactMap(\.self)
    return """
      \(duration.inTenths) · outside world: \
      \(touched.isEmpty ? "untouched" : touched.joined(separator: ", "))
      """
  }
}

extension Outcome.Part {
  /// The line for one of the versions that `compare` shows, with what it has touched.
  ///
  /// `uncontrolled · 10.0 s · 10.0 s waited for real`
  func line(touching footprint: Footprint?, waited: Duration) -> String {
    let touched = footprint.flatMap { $0.isUntouched ? nil : $0.summary }
    let parts = [waited.asWait, touched].compactMap(\.self)
    let summary = parts.isEmpty ? "nothing waited for" : parts.joined(separator: ", ")
    return "\(title) · \(duration.inTenths) · \(summary)"
  }
}

extension Duration {
  /// The words for a wait in a closing line; nil if it was too short to notice.
  fileprivate var asWait: String? {
    self < .milliseconds(250) ? nil : "\(inTenths) waited for real"
  }
}
