import Observation

/// The calls that left the process, by the screen that made them.
///
/// The live clients note their own calls, so no screen can forget to. Which screen it was, the
/// person who taps knows.
@MainActor @Observable
final class LiveCalls {
  /// Each by the name of the dependency, in the order in which they were made.
  private(set) var all: [(screen: ObjectIdentifier, name: String)] = []
  /// Whether a call has left the process a moment ago.
  private(set) var isFlashing = false
  @ObservationIgnored private let pause: Pause

  init(_ pause: Pause = .none) { self.pause = pause }

  /// How often a screen has reached the live dependency with this name.
  func count(of name: String, by screen: ObjectIdentifier) -> Int {
    all.count { $0 == (screen, name) }
  }

  /// Does something on a screen; the live calls of that are noted as the screen's.
  func noting<R>(on screen: AnyObject, _ tap: () async -> R) async -> R {
    await Caller.$current.withValue(Caller(calls: self, screen: ObjectIdentifier(screen))) {
      await tap()
    }
  }

  /// The same for a person, who hears what was reached, and has time to look.
  func tap(on screen: AnyObject, _ tap: () async -> Void, report: (String) -> Void) async {
    guard !Task.isCancelled else { return }
    let before = all.count
    await noting(on: screen, tap)
    let reached = all.dropFirst(before).map(\.name)
    report(reached.isEmpty ? "" : " ↯ \(reached.joined(separator: ", "))")
    isFlashing = !reached.isEmpty
    await pause.wait(isFlashing)
    isFlashing = false
  }

  static func note(_ name: String) {
    guard let caller = Caller.current else { return }
    caller.calls.all.append((caller.screen, name))
  }
}

private struct Caller {
  let calls: LiveCalls
  let screen: ObjectIdentifier

  @TaskLocal static var current: Caller?
}
