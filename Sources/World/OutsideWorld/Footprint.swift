import Synchronization

/// A count of what this process really touched outside itself.
///
/// The frameworks count for themselves, at the place where it happens. A feature that reaches the
/// outside world by accident shows in the closing line of its own demo.
package final class Footprint: Sendable {
  /// The one of this process, which the closing line shows.
  package static let shared = Footprint()

  private let parent: Footprint?
  private let state = Mutex(State())

  private struct State {
    var counts: [Touch: Int] = [:]
    /// The number of touches of each thing with a name. A file that is written three times is one
    /// file.
    var named: [Touch: [String: Int]] = [:]

    func phrase(for touch: Touch, _ count: Int) -> String {
      let names = named[touch] ?? [:]
      let again = names.values.reduce(0, +) - names.count
      let things = touch.phrase(for: count - again)
      guard again > 0 else { return things }
      return "\(things) \(count) times\(count - again == 1 ? "" : " in all")"
    }
  }

  /// - Parameter parent: Counts each touch, too: where several scenes run at once, each has a
  ///   footprint within that of the process.
  package init(within parent: Footprint? = nil) { self.parent = parent }

  /// - Parameter name: That of a thing such as a file, of which one is counted once.
  package func note(_ touch: Touch, _ times: Int = 1, of name: String? = nil) {
    precondition(times >= 0, "What has been touched cannot be untouched.")
    state.withLock {
      $0.counts[touch, default: 0] += times
      if let name { $0.named[touch, default: [:]][name, default: 0] += times }
    }
    parent?.note(touch, times, of: name)
  }

  package func count(of touch: Touch) -> Int {
    state.withLock { $0.counts[touch, default: 0] }
  }

  package var isUntouched: Bool { state.withLock { $0.counts.values.allSatisfy { $0 == 0 } } }

  /// `untouched`, or what was touched and how often: `4 events posted, 1 file written 3 times`.
  package var summary: String {
    let state = state.withLock { $0 }
    let touched = Touch.allCases.compactMap { touch in
      state.counts[touch].flatMap { $0 > 0 ? state.phrase(for: touch, $0) : nil }
    }
    return touched.isEmpty ? "untouched" : touched.joined(separator: ", ")
  }
}
