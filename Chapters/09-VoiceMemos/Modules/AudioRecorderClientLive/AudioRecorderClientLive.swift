public import AudioRecorderClient
public import Dependencies
import Foundation
import Sound

/// What asks for the microphone and writes a file: in an app, only the app's own target imports
/// this module.
extension AudioRecorderClient: DependencyKey {
  public static var liveValue: AudioRecorderClient {
    let running = RunningRecorder()
    return AudioRecorderClient(
      requestRecordPermission: {
        await withCheckedContinuation { answer in
          Microphone.requestPermission { answer.resume(returning: $0) }
        }
      },
      startRecording: { try await running.record(to: $0) },
      currentTime: { await running.currentTime },
      level: { await running.level },
      stopRecording: { await running.stop() },
      deleteRecording: { await running.delete($0) }
    )
  }
}

/// Has one recorder at a time.
@MainActor
private final class RunningRecorder {
  private var recorder: SoundRecorder?

  nonisolated init() {}

  var currentTime: Duration? { recorder?.currentTime }
  var level: Double { recorder?.level ?? 0 }

  func record(to memo: URL) async throws -> Bool {
    stop()
    let recorder = SoundRecorder(to: memo)
    let delegate = Delegate()
    recorder.delegate = delegate
    recorder.record()
    self.recorder = recorder
    defer {
      recorder.stop()
      if self.recorder === recorder { self.recorder = nil }
    }
    // A task that is cancelled hears of no end: the recorder is stopped then; the file is whole.
    for try await isWhole in delegate.ends { return isWhole }
    return true
  }

  func stop() { recorder?.stop() }

  func delete(_ memo: URL) { SoundRecorder(to: memo).deleteRecording() }
}

@MainActor
private final class Delegate: SoundRecorderDelegate {
  let (ends, end) = AsyncThrowingStream.makeStream(of: Bool.self)

  func soundRecorderDidFinishRecording(_ recorder: SoundRecorder, successfully flag: Bool) {
    end.yield(flag)
  }

  func soundRecorder(_ recorder: SoundRecorder, didFailWithError error: SoundError) {
    end.finish(throwing: error)
  }
}
