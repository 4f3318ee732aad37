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
  public let description: String

  public init(_ description: String) { self.description = description }
}
