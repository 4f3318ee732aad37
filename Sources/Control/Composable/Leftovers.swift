import ConcurrencyExtras
import IssueReporting

/// The steps that a test has not asserted. They are reported at its end, at the lines that caused
/// them.
struct Leftovers: Sendable {
  var exhaustivity = Exhaustivity.on
  var arrived: [Origin] = []
  private(set) var running: [Int: Origin] = [:]
  private var count = 0

  /// An action, and the line of the test that set it in motion.
  struct Origin: Sendable {
    let action: String
    let location: IssueLocation

    var stillRunningMessage: String {
      """
      An effect is still running that began with \(action).

      Let the test go on until it ends, send what cancels it, or cancel the task that "send" \
      returned. To leave it out on purpose, write "await store.skipInFlightEffects()".
      """
    }
  }

  /// Remembers that an effect runs. The closure forgets it.
  static func begin(
    _ origin: Origin,
    in leftovers: LockIsolated<Leftovers>
  ) -> @Sendable () -> Void {
    let number = leftovers.withValue { leftovers in
      leftovers.count += 1
      leftovers.running[leftovers.count] = origin
      return leftovers.count
    }
    return { leftovers.withValue { $0.running[number] = nil } }
  }

  mutating func takeRunning() -> [Origin] {
    defer { running = [:] }
    return inOrder
  }

  func report() {
    guard exhaustivity == .on else { return }
    for origin in arrived {
      origin.location.report(
        """
        An action has arrived that the test has not received: \(origin.action)

        Receive it, with "await store.receive(…)". To leave it out on purpose, write "await \
        store.skipReceivedActions()".
        """
      )
    }
    for origin in inOrder { origin.location.report(origin.stillRunningMessage) }
  }

  private var inOrder: [Origin] { running.sorted { $0.key < $1.key }.map(\.value) }
}
