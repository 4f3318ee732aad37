import OutsideWorld
import Synchronization

/// A recognition that is running. It goes on without a reference to it: the app has to finish or
/// cancel it.
public final class RecognitionTask: Sendable {
  /// Gets a result or an error, never both. A final result or an error is the last call.
  public typealias Handler = @Sendable (RecognitionResult?, SpeechError?) -> Void

  private let footprint: Footprint
  private let handler: Handler
  private let state = Mutex(State())

  private struct State {
    var listening: Task<Void, Never>?
    var words = ""
    var seconds = 0
    var isFinished = false
    var isOver = false

    func result(isFinal: Bool) -> RecognitionResult {
      RecognitionResult(bestTranscription: Transcription(formattedString: words), isFinal: isFinal)
    }
  }

  init(footprint: Footprint, handler: @escaping Handler) {
    self.footprint = footprint
    self.handler = handler
  }

  /// Stops listening. The final result with what was said until now comes later.
  public func finish() {
    let listening = state.withLock { state in
      state.isFinished = true
      return state.listening
    }
    // Nil while a prompt is open: nothing was said yet.
    if let listening { listening.cancel() } else { Task { end() } }
  }

  /// Stops listening. The handler is not called again.
  public func cancel() {
    let listening = state.withLock { state in
      state.isOver = true
      return state.listening
    }
    listening?.cancel()
  }

  /// Listens by an operation that calls `hear` until it is cancelled, and then `end`. Does nothing
  /// where the app has stopped the task, perhaps while a prompt was open.
  func listen(_ operation: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      guard !state.isFinished, !state.isOver else { return }
      state.listening = Task { await operation() }
    }
  }

  /// - Parameters:
  ///   - words: The transcript of everything that was said since the start.
  ///   - time: How long after the start there was sound.
  func hear(_ words: String, until time: Duration) {
    let result = state.withLock { state -> RecognitionResult? in
      guard !state.isOver else { return nil }
      // Rounded up, so that no audio goes uncounted.
      let seconds = max(state.seconds, Int(time.components.seconds) + 1)
      footprint.note(.secondsListened, seconds - state.seconds)
      state.seconds = seconds
      guard words != state.words else { return nil }
      state.words = words
      return state.result(isFinal: false)
    }
    if let result { handler(result, nil) }
  }

  /// - Parameter error: Nil where it was stopped.
  func end(_ error: SpeechError? = nil) {
    let result = state.withLock { state -> RecognitionResult? in
      guard !state.isOver else { return nil }
      state.isOver = true
      return state.result(isFinal: true)
    }
    if let result { handler(error == nil ? result : nil, error) }
  }
}
