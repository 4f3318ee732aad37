/// What the recogniser shall tell of what it hears in the microphone.
public struct RecognitionRequest: Hashable, Sendable {
  /// False where only the final result is of interest.
  public var shouldReportPartialResults: Bool

  public init(shouldReportPartialResults: Bool = true) {
    self.shouldReportPartialResults = shouldReportPartialResults
  }
}
