import Synchronization

/// Warnings on standard error: loud, and once for each place, so that a report in a loop does not
/// bury everything else.
final class RuntimeWarnings: Sendable {
  static let process = RuntimeWarnings(write: writeToStandardError)

  private let places = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  func warn(of issue: ReportedIssue) {
    let place = "\(issue.location)"
    guard places.withLock({ $0.insert(place).inserted }) else { return }
    write("⚠️ Issue reported at \(place):\n\(issue.text.indented)\n")
  }
}

extension String {
  /// Each line that is not empty, two spaces to the right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
