/// Something that a performance has to answer.
enum Cue: Sendable {
  case changed
  case finished(Duration)
  case key(Key)
  case nextFrame
  case resized
  case returned
  case interrupted(signal: Int32)
  /// Somebody pressed Ctrl-C, and the scene may have a use for it.
  case offered(signal: Int32)
  /// Another program is to have the terminal for as long as this runs.
  case intermission(@MainActor @Sendable () async -> Void)
  case intermissionOver
}

extension Performance {
  /// Lets everything happen that happens by itself, and says so when it is over.
  func start(tempo: Tempo, cues: AsyncStream<Cue>.Continuation) -> Task<Void, Never> {
    let start = tempo.now()
    let runs = scenes.map(\.run)
    return Task {
      // Each takes its own time: when we get to hear of its end is a matter of luck.
      let tasks = runs.map { run in
        Task {
          await run()
          return tempo.now() - start
        }
      }
      let durations = await withTaskCancellationHandler {
        var durations: [Duration] = []
        for task in tasks { durations.append(await task.value) }
        return durations
      } onCancel: {
        for task in tasks { task.cancel() }
      }
      cues.yield(.finished(durations.max() ?? .zero))
    }
  }
}
