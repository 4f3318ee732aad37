import Clocks
import Dependencies

extension SpeechClient {
  /// Hears no microphone: the words come from here, at the pace of a person who speaks.
  static let invented = SpeechClient(
    authorizationStatus: { .authorized },
    requestAuthorization: { .authorized },
    startTask: { inventedTask(ending: nil) }
  )

  /// Hears eight words, and fails.
  static let failInTheMiddle = SpeechClient(
    authorizationStatus: { .authorized },
    requestAuthorization: { .authorized },
    startTask: { inventedTask(ending: Failure("The microphone was taken away.")) }
  )

  static let denied = SpeechClient(status: .denied)
  static let restricted = SpeechClient(status: .restricted)

  /// A prompt that is never answered: the question is open until the task that asked is cancelled.
  static let neverAnswers = SpeechClient(
    authorizationStatus: { .notDetermined },
    requestAuthorization: {
      try? await Task.never()
      return .notDetermined
    },
    startTask: { .finished() }
  )

  private init(status: SpeechAuthorization) {
    self.init(
      authorizationStatus: { status },
      requestAuthorization: { status },
      startTask: { .finished(throwing: Failure("Speech recognition is \(status).")) }
    )
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private static func inventedTask(
    ending failure: Failure?
  ) -> AsyncThrowingStream<SpeechResult, any Error> {
    @Dependency(\.continuousClock) var clock
    let (stream, continuation) = AsyncThrowingStream<SpeechResult, any Error>.makeStream()
    let speaking = Task { [clock] in
      var transcript = ""
      for word in inventedWords.prefix(failure == nil ? .max : 8) {
        // Cancelled when its last listener is gone.
        try await clock.sleep(for: .milliseconds(100 + 50 * word.count))
        transcript += transcript.isEmpty ? word : " \(word)"
        continuation.yield(SpeechResult(transcript: String(transcript)))
      }
      if let failure { continuation.finish(throwing: failure) }
    }
    continuation.onTermination = { _ in speaking.cancel() }
    return stream
  }
}

private let inventedWords = """
  Yesterday the list learned to scroll and today it learns to stop. Nobody reviews on Fridays any \
  more, so please ask on Thursday. The tests are green on three machines and red on the fourth, \
  which is the one in the kitchen. I will move it away from the oven. There is cake at three.
  """.split(separator: " ").map(String.init)
