/// Everything that was said since the task began, as the recogniser understands it at this moment.
public struct RecognitionResult: Hashable, Sendable {
  public var bestTranscription: Transcription
  /// The next result may change the words of one that is not final.
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

/// Why there is no transcript, in one sentence that says what, where, and what to do about it.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
