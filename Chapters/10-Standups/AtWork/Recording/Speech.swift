// What `swift run workbook take` puts in the place of the recogniser: it is yours to write.

import ConcurrencyExtras

/// Write it with `SFSpeechRecognizer`. Until then a meeting has no transcript, as where speech is
/// restricted.
enum Speech {
  static var authorizationStatus: SpeechAuthorization { .restricted }

  static func requestAuthorization() async -> SpeechAuthorization { .restricted }

  static func startTask() -> AsyncThrowingStream<SpeechResult, any Error> { .finished() }
}
