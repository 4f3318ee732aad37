import Synchronization

/// A count of what this process really touched outside itself.
///
/// The frameworks count for themselves, at the place where it happens. A feature that reaches the
/// outside world by accident is found out by the closing line of its own demo.
package final class Footprint: Sendable {
  /// The one that every framework writes to and that the closing line reads.
  package static let shared = Footprint()

  private let counts = Mutex<[Touch: Int]>([:])

  package init() {}

  package func note(_ touch: Touch, _ times: Int = 1) {
    precondition(times >= 0, "What has been touched cannot be untouched.")
    counts.withLock { $0[touch, default: 0] += times }
  }

  package func count(of touch: Touch) -> Int {
    counts.withLock { $0[touch, default: 0] }
  }

  /// `untouched`, or what was touched and how often: `4 events posted, 1 permission prompt`.
  package var summary: String {
    let counts = counts.withLock { $0 }
    let touched = Touch.allCases.compactMap { touch in
      counts[touch].flatMap { $0 > 0 ? touch.phrase(for: $0) : nil }
    }
    return touched.isEmpty ? "untouched" : touched.joined(separator: ", ")
  }
}
