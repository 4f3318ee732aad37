/// Scenes in plain lines: one for each change of the facts, written at once.
@MainActor
struct PlainTextPerformance {
  private let performance: Performance
  private let terminal: Terminal
  private let tempo: Tempo

  init(_ performance: Performance, on terminal: Terminal, tempo: Tempo) {
    self.performance = performance
    self.terminal = terminal
    self.tempo = tempo
  }

  func run() async -> Outcome {
    let (cues, continuation) = AsyncStream.makeStream(of: Cue.self)
    let signals = terminal.ownsProcess ? PerformanceSignals(nil, cues: continuation) : nil
    defer { signals?.close() }
    let times = performance.scenes.map { SceneTime($0.title, tempo) }
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
    let run = performance.start(times, cues: continuation)
    defer { run.cancel() }
    for await cue in cues {
      for watch in watches { watch.lookNow() }
      if case .interrupted(let signal) = cue {
        return Outcome(.interrupted(signal: signal), times)
      }
      if case .finished = cue { break }
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
