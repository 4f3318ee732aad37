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
    let watches = performance.scenes.map { scene in
      var told: String?
      return Watch(.every) {
        guard let line = scene.line(), line != told else { return }
        told = line
        terminal.say(performance.scenes.count > 1 ? line.told(by: scene.title) : line)
      } changed: {
        continuation.yield(.changed)
      }
    }
    for watch in watches { watch.lookNow() }
    let start = tempo.now()
    let run = performance.start(tempo: tempo, cues: continuation)
    defer { run.cancel() }
    for await cue in cues {
      switch cue {
      case .changed:
        for watch in watches { watch.lookNow() }
      case .finished(let duration):
        for watch in watches { watch.lookNow() }
        return Outcome(reason: .finished, duration: duration)
      case .interrupted(let signal):
        for watch in watches { watch.lookNow() }
        return Outcome(reason: .interrupted(signal: signal), duration: tempo.now() - start)
      case .key, .nextFrame, .resized, .returned, .offered, .intermission, .intermissionOver:
        break
      }
    }
    return Outcome(reason: .finished, duration: tempo.now() - start)
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
