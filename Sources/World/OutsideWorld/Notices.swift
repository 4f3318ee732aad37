import Synchronization

// Demos write to standard error as well.
@_exported import enum OperatingSystem.StandardError

/// The system's notices to the person, one line each.
///
/// A full-screen demo shows them itself, so that no line lands in its drawing.
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

  /// Another function shows the next notices.
  package func present(with show: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.show = show }
  }

  package func say(_ line: String) {
    state.withLock { $0.show }(line)
  }

  /// Says a line, unless the same line was said before.
  package func sayOnce(_ line: String) {
    let isNew = state.withLock { $0.said.insert(line).inserted }
    if isNew { say(line) }
  }
}
