extension Performance {
  /// Writes the scenes in plain lines: one for each change of the facts, at once.
  func runInPlainText(on terminal: Terminal, clock: PerformanceClock) async -> Outcome {
    let (events, continuation) = AsyncStream.makeStream(of: PerformanceEvent.self)
    let signals = terminal.isOfProcess ? PerformanceSignals(nil, events: continuation) : nil
    defer { signals?.close() }
    let times = scenes.map { SceneTime($0.title, clock) }
    let observers = zip(scenes, times).map { scene, time in
      var written: String?
      return ModelObserver {
        guard let line = scene.line(), line != written else { return }
        written = line
        terminal.say(scenes.count > 1 ? line.prefixed(by: scene.title) : line)
      } willChange: { observer in
        // Every state is written, in order: by the next turn, this one may be gone.
        observer.observe()
        time.change()
        continuation.yield(.changed)
      }
    }
    for observer in observers { observer.observe() }
    let run = start(times, events: continuation)
    defer { run.cancel() }
    for await event in events {
      for observer in observers { observer.observe() }
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
