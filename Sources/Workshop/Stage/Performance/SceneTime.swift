import OperatingSystem

/// The time of one scene: how long it has run, and how much of that it waited for something real.
///
/// The stage does not see that a model waits for `Task.sleep`, a network or a disk. It sees that
/// for a while the model did not change and this process did not work.
@MainActor
final class SceneTime {
  let title: String
  private(set) var waited = Duration.zero
  private let clock: PerformanceClock
  private let start: Duration
  private var lastChange: Duration
  private var isRunning = true
  private var sample: (time: Duration, work: Duration)
  /// How long the stage itself has worked, which is no work of the scene.
  var drawing = Duration.zero

  /// A shorter wait is not counted: a disk may take as long.
  static let shortestWait = Duration.milliseconds(100)

  init(_ title: String, _ clock: PerformanceClock) {
    self.title = title
    self.clock = clock
    start = clock.now()
    lastChange = start
    sample = (start, clock.work())
  }

  /// The model has changed.
  func change() {
    let now = clock.now()
    if isRunning { count(until: now) }
    lastChange = now
  }

  /// The scene has run to its end. The person may still press keys.
  func end() {
    change()
    isRunning = false
  }

  /// The duration of the scene: until it ended by itself, or until it changed last because a person
  /// pressed a key.
  var duration: Duration { (isRunning ? clock.now() : lastChange) - start }

  /// The title with the time: `uncontrolled · 3.2 s`.
  var heading: String { "\(title) · \(duration.inTenths)" }

  private func count(until now: Duration) {
    let before = sample
    // Asking the system at each of a thousand changes would be work itself.
    if now - sample.time > .milliseconds(50) { sample = (now, clock.work() - drawing) }
    let gap = now - lastChange
    if gap >= SceneTime.shortestWait, sample.work - before.work < gap / 10 { waited += gap }
  }
}
