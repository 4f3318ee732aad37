/// Something that a performance has to answer.
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
  func start(_ times: [SceneTime], events: AsyncStream<PerformanceEvent>.Continuation) -> Task<
    Void, Never
  > {
    let runs = zip(scenes.map(\.run), times)
    return Task {
      // Each scene notes its own end: this task may learn of it later.
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
