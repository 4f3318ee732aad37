/// Scenes in plain lines: one for each change of the facts, written at once.
@MainActor
struct PlainTextPerformance {
  private let performance: Performance
  private let terminal: Terminal
  private let clock: PerformanceClock

  init(_ performance: Performance, on terminal: Terminal, clock: PerformanceClock) {
    self.performance = performance
    self.terminal = terminal
    self.clock = clock
  }

  func run() async -> Outcome {
    let (events, continuation) = AsyncStream.makeStream(of: PerformanceEvent.self)
    let signals = terminal.ownsProcess ? PerformanceSignals(nil, events: continuation) : nil
    defer { signals?.close() }
    let times = performance.scenes.map { SceneTime($0.title, clock) }
    let watches = zip(performance.scenes, times).map { scene, time in
      var written: String?
      return ModelWatch(.every) {
        guard let line = scene.line(), line != written else { return }
        written = line
        terminal.say(performance.scenes.count > 1 ? line.prefixed(by: scene.title) : line)
      } changed: {
        time.change()
        continuation.yield(.changed)
      }
    }
    for watch in watches { watch.lookNow() }
    let run = performance.start(times, events: continuation)
    defer { run.cancel() }
    for await event in events {
      for watch in watches { watch.lookNow() }
      if case .interrupted(let signal) = event {
        return Outcome(.interrupted(signal: signal), times)
      }
      if case .finished = event { break }
    }
    return Outcome(.finished, times)
  }
}

extension String {
  /// Each line begins with the name of its scene, where there are several.
  fileprivate func prefixed(by title: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\(title) │ \($0)" }
      .joined(separator: "\n")
  }
}
