import OperatingSystem
import Sound
import Synchronization

extension RecognitionTask {
  /// Recognises what the microphone records. A phrase that has not ended when it is stopped is
  /// lost.
  func hear(_ pipeline: Program, on clock: any Clock<Duration>) async {
    let written = Mutex<[UInt8]>([])
    let elapsed = clock.stopwatch()
    let result = await SoundProgramResult(of: pipeline) { [self] bytes in
      let words = written.withLock { written in
        written += bytes
        return completePhrases(written)
      }
      hear(words, until: elapsed())
    }
    hear(completePhrases(written.withLock(\.self)), until: elapsed())
    end(Task.isCancelled ? nil : SpeechError(result))
  }
}

extension SpeechError {
  /// Why the recogniser has stopped by itself.
  fileprivate init(_ result: SoundProgramResult) {
    let reason = result.lastErrorLine.isEmpty ? "" : ", saying “\(result.lastErrorLine)”"
    self.init(
      """
      The recogniser of this machine has stopped\(reason): repair it, or type export \
      \(DictationSource.variable)=bundled to hear a recorded meeting.
      """
    )
  }
}

/// The words of all phrases that are complete. A phrase is a line, and the last line may not be
/// complete yet.
private func completePhrases(_ bytes: [UInt8]) -> String {
  let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
  let text = String(decoding: bytes[..<end], as: UTF8.self).printable
  return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
