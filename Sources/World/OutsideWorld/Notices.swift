import Synchronization

// Demos write to standard error as the system does.
@_exported import enum OperatingSystem.StandardError

/// The system's notices to the person, one line at a time.
///
/// A full-screen demo presents them itself, so that no line lands in the middle of its drawing.
package final class Notices: Sendable {
  package static let shared = Notices { StandardError.write($0) }

  private let state: Mutex<State>

  private struct State {
    var show: @Sendable (String) -> Void
    var said: Set<String> = []
  }

  package init(show: @escaping @Sendable (String) -> Void) {
    state = Mutex(State(show: show))
  }

  /// From the next notice on, another function shows them.
  package func present(with show: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.show = show }
  }

  package func say(_ line: String) {
    state.withLock { $0.show }(line)
  }

  /// Says a line the first time, and nothing when it is the same line again.
  package func sayOnce(_ line: String) {
    let isNew = state.withLock { $0.said.insert(line).inserted }
    if isNew { say(line) }
  }
}
