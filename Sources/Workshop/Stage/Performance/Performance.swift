/// Shows scenes: drawn on a terminal, written in lines everywhere else.
///
/// The same facts reach a person at a terminal and a program that reads a pipe.
@MainActor
public struct Performance {
  /// When a performance ends.
  public enum Ending: Sendable {
    /// As soon as every scene has run and nothing moves any more.
    case whenDone
    /// When the person presses `q`. Without keys, it is the same as `whenDone`.
    case onRequest
  }

  let scenes: [Scene]
  let minimum: Extent
  let arrangement: Arrangement

  /// - Parameter minimum: On a smaller stage, the audience is asked to make it larger.
  package init(
    _ scenes: [Scene],
    minimum: Extent = Extent(columns: 40, rows: 12),
    arrangement: Arrangement = Arrangement()
  ) {
    self.scenes = scenes
    self.minimum = minimum
    self.arrangement = arrangement
  }

  /// Runs the scenes, all at the same time, until the end.
  ///
  /// When this returns, the terminal is as it was, with the last frame on it. Exit with the
  /// outcome's `exitCode`.
  public func run(
    on terminal: Terminal = .standard,
    ending: Ending = .onRequest
  ) async -> Outcome {
    await run(on: terminal, ending: ending, tempo: .real)
  }

  func run(on terminal: Terminal, ending: Ending, tempo: Tempo) async -> Outcome {
    let outcome =
      terminal.canDraw
      ? await DrawnPerformance(self, on: terminal, tempo: tempo).run(until: ending)
      : await PlainTextPerformance(self, on: terminal, tempo: tempo).run()
    // The terminal is the person's again: Ctrl-C ends a process that cannot finish.
    for scene in scenes { await scene.quit() }
    return outcome
  }
}
