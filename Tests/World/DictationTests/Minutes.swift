import Dictation
import Synchronization

/// What the handler of a task got, in its order.
final class Minutes: Sendable {
  enum Entry: Equatable, Sendable {
    case partial(String)
    case final(String)
    case error(SpeechError)
  }

  /// Ends after a final result or an error.
  let entries: AsyncStream<Entry>
  private let continuation: AsyncStream<Entry>.Continuation
  private let kept = Mutex<[Entry]>([])

  init() { (entries, continuation) = AsyncStream.makeStream() }

  /// What it got until now.
  var soFar: [Entry] { kept.withLock { $0 } }

  /// All of it; returns when nothing more can come.
  var whole: [Entry] {
    get async { await entries.reduce(into: []) { $0.append($1) } }
  }

  var handler: RecognitionTask.Handler {
    { [self] result, error in
      let entry: Entry
      if let error {
        entry = .error(error)
      } else if let result {
        let words = result.bestTranscription.formattedString
        entry = result.isFinal ? .final(words) : .partial(words)
      } else {
        return
      }
      kept.withLock { $0.append(entry) }
      continuation.yield(entry)
      if case .partial = entry { return }
      continuation.finish()
    }
  }
}
