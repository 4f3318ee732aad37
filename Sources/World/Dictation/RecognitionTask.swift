import OutsideWorld
import Synchronization

/// One stretch of listening. It goes on when no variable holds it: the app has to finish or cancel
/// it.
public final class RecognitionTask: Sendable {
  /// A result or an error, never both. After an error or a final result it is not called again.
  public typealias Handler = @Sendable (RecognitionResult?, SpeechError?) -> Void

  private let footprint: Footprint
  private let handler: Handler
  private let state = Mutex(State())

  fileprivate struct State {
    var stop: SpeechListener.Stop?
    var words = ""
    var seconds = 0
    var isFinished = false
    var isOver = false

    var isStopped: Bool { isFinished || isOver }
  }

  init(footprint: Footprint, handler: @escaping Handler) {
    self.footprint = footprint
    self.handler = handler
  }

  /// Closes the microphone. What was said until now comes as the final result, in its own time.
  public func finish() {
    let stop = state.withLock { state in
      state.isFinished = true
      return state.stop
    }
    // Without it, a prompt is still open, and nothing was said yet.
    if let stop { stop() } else { Task { receive(.end(nil)) } }
  }

  /// Closes the microphone and forgets what was said: the handler is not called again.
  public func cancel() {
    let stop = state.withLock { state in
      state.isOver = true
      return state.stop
    }
    stop?()
  }

  /// Unless the app has stopped it meanwhile: a prompt may have been open for long.
  func listen(with listener: SpeechListener) {
    guard !state.withLock(\.isStopped) else { return }
    let stop = listener.open { [self] in receive($0) }
    let isStopped = state.withLock { state in
      state.stop = stop
      return state.isStopped
    }
    if isStopped { stop() }
  }

  func receive(_ event: ListenerEvent) {
    guard let (result, error) = state.withLock({ $0.take(event, noting: footprint) }) else {
      return
    }
    handler(result, error)
  }
}

extension RecognitionTask.State {
  /// What the handler gets for it; nil where that is nothing.
  fileprivate mutating func take(
    _ event: ListenerEvent,
    noting footprint: Footprint
  ) -> (RecognitionResult?, SpeechError?)? {
    guard !isOver else { return nil }
    switch event {
    case .sound(let duration):
      // Rounded up, so that no audio goes uncounted.
      let begun = Int(duration.components.seconds) + 1
      footprint.note(.secondsListened, max(0, begun - seconds))
      seconds = max(seconds, begun)
      return nil
    case .words(let words):
      guard words != self.words else { return nil }
      self.words = words
      return (result(isFinal: false), nil)
    case .end(let error):
      isOver = true
      return error.map { (nil, $0) } ?? (result(isFinal: true), nil)
    }
  }

  private func result(isFinal: Bool) -> RecognitionResult {
    RecognitionResult(bestTranscription: Transcription(formattedString: words), isFinal: isFinal)
  }
}
