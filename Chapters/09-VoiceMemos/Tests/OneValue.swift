import AudioPlayerClient
import AudioPlayerClientLive
import AudioRecorderClient
import AudioRecorderClientLive
import Clocks
import Dependencies

extension DependencyValues {
  /// As keys were before they had a test value: each has one value, the live one, also in a test.
  mutating func haveOneValueEach() {
    audioPlayer = .liveValue
    audioRecorder = .liveValue
    continuousClock = ContinuousClock()
  }
}
