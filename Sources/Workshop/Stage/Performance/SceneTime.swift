import OperatingSystem

/// For how long a scene waited for something real.
package struct Waited: Equatable, Sendable {
  package var known = Duration.zero
  /// How much longer it may have waited: the machine was too busy to tell.
  package var possible = Duration.zero

  package init(known: Duration = .zero, possible: Duration = .zero) {
    (self.known, self.possible) = (known, possible)
  }
}

/// The time of one scene: how long it has run, and how much of that it waited for something real.
///
/// The model calls `Task.sleep`, a network or a disk, and the stage does not hear of it. What the
/// stage can see is that for a while the model did not change, and that meanwhile this process did
/// not work. So it waited, except for the time in which a thread was ready to work and got no
/// processor. On a busy machine, that is most of the time, and nobody can tell whether the model
/// waited meanwhile.
@MainActor
final class SceneTime {
  let title: String
  private(set) var waited = Waited()
  private let tempo: Tempo
  private let work: () -> Duration
  private let start: Duration
  private var lastChange: Duration
  private var isRunning = true
  private var sample: (time: Duration, work: Duration, starvation: Duration)

  /// A shorter wait is not counted: a disk may take as long.
  static let shortestWait = Duration.milliseconds(100)

  /// - Parameter drawing: How long the stage itself has worked, which is no work of the scene.
  init(_ title: String, _ tempo: Tempo, drawing: @escaping () -> Duration = { .zero }) {
    self.title = title
    self.tempo = tempo
    work = { tempo.work() - drawing() }
    start = tempo.now()
    lastChange = start
    sample = (start, work(), tempo.starvation())
  }

  /// The model has changed.
  func change() {
    let now = tempo.now()
    if isRunning { count(until: now) }
    lastChange = now
  }

  /// The scene has run to its end. The person may still press keys.
  func end() {
    change()
    isRunning = false
  }

  /// How long the scene took: until it ended by itself, or until it changed last because a person
  /// pressed a key.
  var duration: Duration { (isRunning ? tempo.now() : lastChange) - start }

  /// The title with the time: `uncontrolled · 3.2 s`.
  var heading: String { "\(title) · \(duration.inTenths)" }

  private func count(until now: Duration) {
    let before = sample
    // To ask the system at each of a thousand changes would be work, too.
    if now - sample.time > .milliseconds(50) { sample = (now, work(), tempo.starvation()) }
    let gap = now - lastChange
    let rest = gap - (sample.starvation - before.starvation)
    guard gap >= SceneTime.shortestWait, sample.work - before.work < gap / 10 else { return }
    let isKnown = rest > gap / 10
    if isKnown { waited.known += rest }
    waited.possible += isKnown ? gap - rest : gap
  }
}
