import Dependencies
import Foundation

extension AudioRecorderClient {
  /// The recorder that a preview gets: the person has said yes, a voice speaks by the clock of the
  /// preview, and no file is written. After two seconds the recording is over by itself, so that
  /// also a clock that does not wait brings it to an end.
  static func invented() -> AudioRecorderClient {
    let clock = Dependency(\.continuousClock)
    let underWay = LockIsolated<InventedRecording?>(nil)
    return AudioRecorderClient(
      requestRecordPermission: { true },
      startRecording: { _ in
        let recording = InventedRecording(by: clock.wrappedValue)
        underWay.withValue {
          $0?.stop()
          $0 = recording
        }
        for await _ in recording.end {}
        underWay.withValue { if $0 === recording { $0 = nil } }
        return true
      },
      currentTime: { underWay.value?.timeOrEnd() },
      level: { underWay.value.map { loudness(at: $0.time()) } ?? 0 },
      stopRecording: { underWay.value?.stop() },
      deleteRecording: { _ in }
    )
  }
}

/// Lasts for two seconds, or until it is stopped, or until its task is cancelled.
private final class InventedRecording: Sendable {
  let time: @Sendable () -> Duration
  let end: AsyncStream<Never>
  let stop: @Sendable () -> Void

  init(by clock: some Clock<Duration>) {
    let start = clock.now
    time = { start.duration(to: clock.now) }
    let (end, continuation) = AsyncStream<Never>.makeStream()
    self.end = end
    stop = { continuation.finish() }
  }

  /// How long it is; it ends when it is asked for more than it has.
  func timeOrEnd() -> Duration {
    let time = time()
    if time >= .seconds(2) { stop() }
    return min(time, .seconds(2))
  }
}

/// A voice: three words, each of half a second, and a breath as long as a word.
private func loudness(at time: Duration) -> Double {
  let words = time / .milliseconds(500)
  guard Int(words) % 4 < 3 else { return 0.04 }
  return 0.1 + 0.8 * abs(sin(.pi * words) * cos(2.3 * words))
}
