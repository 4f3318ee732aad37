import AudioPlayerClient
import AudioPlayerClientLive
import AudioRecorderClient
import AudioRecorderClientLive
import Dependencies

/// One value for every context, as long as a key can have only one.
private enum LivePlayerKey: DependencyKey {
  static var liveValue: AudioPlayerClient { .liveValue }
  static var previewValue: AudioPlayerClient { liveValue }
  static var testValue: AudioPlayerClient { liveValue }
}

private enum LiveRecorderKey: DependencyKey {
  static let liveValue = AudioRecorderClient.liveValue
  static var previewValue: AudioRecorderClient { liveValue }
  static var testValue: AudioRecorderClient { liveValue }
}

private enum LiveClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var previewValue: any Clock<Duration> { liveValue }
  static var testValue: any Clock<Duration> { liveValue }
}

extension DependencyValues {
  var liveClock: any Clock<Duration> {
    get { self[LiveClockKey.self] }
    set { self[LiveClockKey.self] = newValue }
  }

  var livePlayer: AudioPlayerClient {
    get { self[LivePlayerKey.self] }
    set { self[LivePlayerKey.self] = newValue }
  }

  var liveRecorder: AudioRecorderClient {
    get { self[LiveRecorderKey.self] }
    set { self[LiveRecorderKey.self] = newValue }
  }
}
