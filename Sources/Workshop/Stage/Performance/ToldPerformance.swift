/// Scenes in plain lines: one for each change of the facts, written at once.
@MainActor
struct ToldPerformance {
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
    let stageDoor = terminal.ownsProcess ? StageDoor(nil, cues: continuation) : nil
    defer { stageDoor?.close() }
    let times = performance.scenes.map { SceneTime($0.title, tempo) }
    let watches = zip(performance.scenes, times).map { scene, time in
      var told: String?
      return ModelWatch(.every) {
        guard let line = scene.line(), line != told else { return }
        told = line
        terminal.say(performance.scenes.count > 1 ? line.told(by: scene.title) : line)
      } changed: {
        time.change()
        continuation.yield(.changed)
      }
    }
    for watch in watches { watch.lookNow() }
    let run = performance.start(times, cues: continuation)
    defer { run.cancel() }
    for await cue in cues {
      switch cue {
      case .changed:
        for watch in watches { watch.lookNow() }
      case .finished:
        for watch in watches { watch.lookNow() }
        return Outcome(.finished, times)
      case .interrupted(let signal):
        for watch in watches { watch.lookNow() }
        return Outcome(.interrupted(signal: signal), times)
      case .keys, .nextFrame, .nextTenth, .resized, .returned, .offered, .intermission,
        .intermissionOver:
        break
      }
    }
    return Outcome(.finished, times)
  }
}

extension String {
  /// Each line with the name of its scene, so that the lines of two scenes can be told apart.
  fileprivate func told(by title: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\(title) │ \($0)" }
      .joined(separator: "\n")
  }
}
