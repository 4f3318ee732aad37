@testable import StandupsChapter

/// A person who speaks into the recogniser of one meeting, as a test tells them to.
struct Speaker: Sendable {
  let stream: AsyncThrowingStream<SpeechResult, any Error>
  private let continuation: AsyncThrowingStream<SpeechResult, any Error>.Continuation

  init(whenLetGoOf over: @escaping @Sendable () -> Void = {}) {
    (stream, continuation) = AsyncThrowingStream.makeStream()
    continuation.onTermination = { _ in over() }
  }

  func says(_ transcript: String) { continuation.yield(SpeechResult(transcript: transcript)) }

  func isCutOff(_ why: String) { continuation.finish(throwing: SpeechClient.Failure(why)) }
}
