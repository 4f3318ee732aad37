/// Shows scenes: drawn on a terminal, told in lines everywhere else.
///
/// The same facts reach a person at a terminal and a program that reads a pipe.
@MainActor
public struct Performance {
  /// When the curtain falls.
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
  public init(_ scenes: [Scene], minimum: Extent = Extent(columns: 40, rows: 12)) {
    self.init(scenes, minimum: minimum, arrangement: Arrangement())
  }

  package init(
    _ scenes: [Scene],
    minimum: Extent = Extent(columns: 40, rows: 12),
    arrangement: Arrangement
  ) {
    self.scenes = scenes
    self.minimum = minimum
    self.arrangement = arrangement
  }

  /// Runs the scenes, all at the same time, until the end.
  ///
  /// When this returns, the terminal is as it was, with the last frame on it. Exit with the
  /// outcome's `exitCode`.
  ///
  /// - Parameter closing: The last line, after everything else.
  public func run(
    on terminal: Terminal = .standard,
    ending: Ending = .onRequest,
    closing: (Outcome) -> String? = { _ in nil }
  ) async -> Outcome {
    let outcome = await run(on: terminal, ending: ending, tempo: .real)
    if let line = closing(outcome) { terminal.say(line, hanging: 2) }
    return outcome
  }

  func run(on terminal: Terminal, ending: Ending, tempo: Tempo) async -> Outcome {
    let outcome =
      terminal.canDraw
      ? await DrawnPerformance(self, on: terminal, tempo: tempo).run(until: ending)
      : await ToldPerformance(self, on: terminal, tempo: tempo).run()
    // The terminal is the person's again: Ctrl-C ends a process that cannot finish.
    for scene in scenes { await scene.quit() }
    return outcome
  }
}
