/// Everything that was said since the task began, as far as the recogniser understands it now.
public struct RecognitionResult: Hashable, Sendable {
  public var bestTranscription: Transcription
  /// Words of a result that is not final may be others in the next one.
  public var isFinal: Bool

  public init(bestTranscription: Transcription, isFinal: Bool) {
    self.bestTranscription = bestTranscription
    self.isFinal = isFinal
  }
}

public struct Transcription: Hashable, Sendable {
  public var formattedString: String

  public init(formattedString: String) {
    self.formattedString = formattedString
  }
}

/// Why nothing is written down, in one sentence that says what, where, and what to do about it.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not listen.
    case denied
    /// There is no recogniser, no microphone, or no such recording.
    case unavailable
    /// It listened, and then it could not go on.
    case interrupted
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
