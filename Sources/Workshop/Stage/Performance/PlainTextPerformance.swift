import Observation
import OperatingSystem

extension Performance {
  /// Writes the scenes in plain lines: one for each change of the facts, at once.
  func runInPlainText(on terminal: Terminal, clock: PerformanceClock) async -> Outcome {
    let (events, sink) = AsyncStream.makeStream(of: PerformanceEvent.self)
    let signals = terminal.isOfProcess ? Signals(nil, events: sink) : nil
    let times = scenes.map { SceneTime($0.title, clock) }
    let facts = zip(scenes, times).map { scene, time in
      // Each line begins with the name of its scene, where there are several.
      let name = scenes.count > 1 ? "\(scene.title) │ " : ""
      return ObservedFacts(of: scene) { facts in
        for line in facts.split(separator: "\n", omittingEmptySubsequences: false) {
          terminal.say(name + line)
        }
      } changed: {
        time.change()
        sink.yield(.changed)
      }
    }
    for facts in facts { facts.write() }
    let run = start(times, events: sink)
    defer {
      run.cancel()
      sink.finish()
      signals?.stop()
    }
    for await event in events {
      for facts in facts { facts.write() }
      switch event {
      case .interrupted(let signal): return Outcome(times, signal: signal)
      case .finished: return Outcome(times)
      default: break
      }
    }
    return Outcome(times)
  }
}

/// The facts of a scene, written when they change.
@MainActor
private final class ObservedFacts {
  private let scene: Scene
  private let say: (String) -> Void
  private let changed: () -> Void
  private var written: String?
  private var readings = 0

  init(of scene: Scene, say: @escaping (String) -> Void, changed: @escaping () -> Void) {
    (self.scene, self.say, self.changed) = (scene, say, changed)
  }

  func write() {
    readings += 1
    let number = readings
    let line = withObservationTracking {
      scene.line()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.change(after: number) }
    }
    guard let line, line != written else { return }
    written = line
    say(line)
  }

  /// A change has begun, and what was there before is still complete. It is written now, because by
  /// the next turn of the main actor it may be gone.
  private func change(after number: Int) {
    // Only the last of several readings counts.
    guard number == readings else { return }
    write()
    changed()
  }
}
