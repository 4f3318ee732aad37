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

  fileprivate struct State {
    var stop: RecognitionEngine.Stop?
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

  /// Stops listening. The final result with what was said until now comes later.
  public func finish() {
    let stop = state.withLock { state in
      state.isFinished = true
      return state.stop
    }
    // Nil while a prompt is open: nothing was said yet.
    if let stop { stop() } else { Task { receive(.end(nil)) } }
  }

  /// Stops listening. The handler is not called again.
  public func cancel() {
    let stop = state.withLock { state in
      state.isOver = true
      return state.stop
    }
    stop?()
  }

  /// Does nothing where the app has stopped the task, perhaps while a prompt was open.
  func listen(with engine: RecognitionEngine) {
    guard !state.withLock(\.isStopped) else { return }
    let stop = engine.start { [self] in receive($0) }
    let isStopped = state.withLock { state in
      state.stop = stop
      return state.isStopped
    }
    if isStopped { stop() }
  }

  func receive(_ event: RecognitionEvent) {
    guard let (result, error) = state.withLock({ $0.note(event, in: footprint) }) else {
      return
    }
    handler(result, error)
  }
}

extension RecognitionTask.State {
  /// Notes an event. Returns what the handler gets; nil where it is not called.
  fileprivate mutating func note(
    _ event: RecognitionEvent,
    in footprint: Footprint
  ) -> (RecognitionResult?, SpeechError?)? {
    guard !isOver else { return nil }
    switch event {
    case .sound(let duration):
      // Rounded up, so that no audio goes uncounted.
      let rounded = Int(duration.components.seconds) + 1
      footprint.note(.secondsListened, max(0, rounded - seconds))
      seconds = max(seconds, rounded)
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
