/// Shows scenes: drawn on a terminal, written in lines everywhere else.
///
/// The same facts reach a person at a terminal and a program that reads a pipe.
@MainActor
public struct Performance {
  /// In a smaller window nothing can be read, so a frame asks for a larger one.
  static let minimum = Extent(columns: 40, rows: 12)

  let scenes: [Scene]
  let hasKeyRow: Bool
  let hasTimes: Bool
  let lastView: (@MainActor () -> any View)?
  let remarks: @MainActor () -> [any View]

  /// - Parameters:
  ///   - hasKeyRow: Whether the last rows name the keys. A scene that has many keys names them
  ///     itself.
  ///   - hasTimes: Whether each scene has its title above it, with the time that it has taken so
  ///     far.
  ///   - lastView: What stays on the terminal when the stage is gone; nil for the last frame.
  ///   - remarks: Views below the scenes, in rows of their own, drawn again when they change.
  package init(
    _ scenes: [Scene],
    hasKeyRow: Bool = true,
    hasTimes: Bool = false,
    lastView: (@MainActor () -> any View)? = nil,
    remarks: @escaping @MainActor () -> [any View] = { [] }
  ) {
    self.scenes = scenes
    self.hasKeyRow = hasKeyRow
    self.hasTimes = hasTimes
    self.lastView = lastView
    self.remarks = remarks
  }

  /// Runs the scenes, all at the same time, until the person presses `q`.
  ///
  /// When this returns, the terminal is as it was, with the last frame on it. Exit with the
  /// outcome's `exitCode`.
  ///
  /// - Parameter endsByItself: Whether it ends as soon as every scene has run and nothing moves any
  ///   more. Without keys, it always does.
  package func run(
    on terminal: Terminal = .standard,
    endsByItself: Bool = false,
    clock: PerformanceClock = .real
  ) async -> Outcome {
    let outcome =
      terminal.canDraw
      ? await DrawnPerformance(self, on: terminal, clock: clock).run(endsByItself)
      : await runInPlainText(on: terminal, clock: clock)
    // The terminal is the person's again: Ctrl-C ends a process that cannot finish.
    for scene in scenes { await scene.quit() }
    return outcome
  }
}

/// Something that a performance has to react to.
enum PerformanceEvent: Sendable {
  case changed
  case finished
  /// Keys that came at once: a frame for each would take longer than a person types.
  case keys([Key])
  case nextFrame
  case resized
  case interrupted(signal: Int32)
}

extension Performance {
  /// Runs the scenes, each at its own pace, and sends an event when one has ended, and when all
  /// have.
  func start(
    _ times: [SceneTime],
    events: AsyncStream<PerformanceEvent>.Continuation
  ) -> Task<Void, Never> {
    let runs = zip(scenes.map(\.run), times)
    return Task {
      // Each scene notes its own end, because this task may continue later.
      let tasks = runs.map { run, time in
        Task {
          await run()
          time.end()
          events.yield(.changed)
        }
      }
      await withTaskCancellationHandler {
        for task in tasks { await task.value }
      } onCancel: {
        for task in tasks { task.cancel() }
      }
      events.yield(.finished)
    }
  }
}
