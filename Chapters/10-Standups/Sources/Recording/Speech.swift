import Dictation

/// The recogniser of this machine, in terms of this app.
enum Speech {
  static var authorizationStatus: SpeechAuthorization {
    SpeechAuthorization(SpeechRecognizer.authorizationStatus)
  }

  /// The system calls back when the person has answered: never, if they do not. A task that is
  /// cancelled waits no longer.
  static func requestAuthorization() async -> SpeechAuthorization {
    let (answers, answer) = AsyncStream<SpeechAuthorization>.makeStream()
    SpeechRecognizer.requestAuthorization { answer.yield(SpeechAuthorization($0)) }
    for await status in answers { return status }
    return .notDetermined
  }

  /// Listens until there is a final result, or the stream has no reader any more.
  static func startTask() -> AsyncThrowingStream<SpeechResult, any Error> {
    let (stream, continuation) = AsyncThrowingStream<SpeechResult, any Error>.makeStream()
    let task = SpeechRecognizer().recognitionTask { result, error in
      if let result { continuation.yield(SpeechResult(result)) }
      if result?.isFinal == true || error != nil { continuation.finish(throwing: error) }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

extension SpeechAuthorization {
  fileprivate init(_ status: AuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorized: self = .authorized
    }
  }
}

extension SpeechResult {
  fileprivate init(_ result: RecognitionResult) {
    self.init(transcript: result.bestTranscription.formattedString)
  }
}
