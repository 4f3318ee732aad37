import Dependencies

/// What a meeting asks of a speech recogniser.
struct SpeechClient: Sendable {
  var authorizationStatus: @Sendable () -> SpeechAuthorization
  /// Asks the person, unless the answer is known. It does not return while the prompt is up.
  var requestAuthorization: @Sendable () async -> SpeechAuthorization
  var startTask: @Sendable () async -> AsyncThrowingStream<SpeechResult, any Error>
}

enum SpeechAuthorization: Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// All that was said so far, as well as the recogniser knows by now.
struct SpeechResult: Equatable, Sendable {
  var transcript: String
}

extension SpeechClient: DependencyKey {
  static let liveValue = SpeechClient(
    authorizationStatus: { Speech.authorizationStatus },
    requestAuthorization: { await Speech.requestAuthorization() },
    startTask: { Speech.startTask() }
  )

  static let previewValue = SpeechClient.invented

  static let testValue = SpeechClient(
    authorizationStatus: unimplemented(
      "SpeechClient.authorizationStatus",
      placeholder: .notDetermined
    ),
    requestAuthorization: unimplemented(
      "SpeechClient.requestAuthorization",
      placeholder: .denied
    ),
    startTask: unimplemented("SpeechClient.startTask", placeholder: .finished())
  )
}

extension DependencyValues {
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
