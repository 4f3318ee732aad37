import OperatingSystem
import OutsideWorld
import Stage

extension Footprint {
  /// The last line of a run: how long it took, and what it really touched.
  ///
  /// `10.0 s · outside world: 4 events posted, 1 permission prompt`
  ///
  /// Time is outside, too: `10.0 s · outside world: 10.0 s waited for real`
  package func closingLine(after duration: Duration, waited: Waited = Waited()) -> String {
    let touched = [waited.words, isUntouched ? nil : summary].compactMap(\.self)
    return """
      \(duration.inTenths) · outside world: \
      \(touched.isEmpty ? "untouched" : touched.joined(separator: ", "))
      """
  }
}

extension Outcome.Part {
  /// The line for one of the sides that `compare` shows, with what this side has touched.
  ///
  /// `uncontrolled · 10.0 s · 10.0 s waited for real`
  func line(touching footprint: Footprint?, waited: Waited) -> String {
    let touched = footprint.flatMap { $0.isUntouched ? nil : $0.summary }
    let parts = [waited.words, touched].compactMap(\.self)
    let summary = parts.isEmpty ? "nothing waited for" : parts.joined(separator: ", ")
    return "\(title) · \(duration.inTenths) · \(summary)"
  }
}

extension Waited {
  /// The words for it in a closing line; nil if it was too short to notice.
  fileprivate var words: String? {
    guard known >= .milliseconds(250) else { return nil }
    // Where nearly all of it was seen, the tenths are right.
    let time =
      possible < known / 10
      ? known.inTenths : "about \(Int(((known + possible) / .seconds(1)).rounded())) s"
    return "\(time) waited for real"
  }
}
