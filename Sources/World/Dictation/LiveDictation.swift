import OperatingSystem
import Sound
import Synchronization

/// The programs of this machine that record and recognise speech.
package enum LiveDictation {
  /// Reads samples of 16 bits, 16,000 a second, and writes a line for each phrase. An eighth of a
  /// second of silence ends a phrase: with more, the words of a quick speaker come late.
  package static let recogniser = Program(
    "pocketsphinx_continuous",
    ["-infile", "/dev/stdin", "-logfn", "/dev/null", "-vad_postspeech", "12"]
  )

  package static let microphones = SoundPrograms.recorders

  /// Both, connected by the shell.
  package static func pipeline(from microphone: Program) -> Program {
    let commands = [microphone, recogniser].map {
      ([$0.name] + $0.arguments).joined(separator: " ")
    }
    return Program("sh", ["-c", commands.joined(separator: " | ")])
  }
}

extension SpeechListener {
  /// Hears the microphone of this machine. A phrase that is not over when it is stopped is lost.
  static func live(_ pipeline: Program, on clock: any Clock<Duration>) -> Self {
    Self { report in
      let written = Mutex<[UInt8]>([])
      let elapsed = stopwatch(on: clock)
      let hearing = Task {
        let run = await SoundRun(of: pipeline, patience: nil, on: clock) { bytes in
          let words = written.withLock { written in
            written += bytes
            return wholePhrases(written)
          }
          report(.sound(until: elapsed()))
          report(.words(words))
        }
        report(.sound(until: elapsed()))
        report(.end(Task.isCancelled ? nil : SpeechError(run)))
      }
      return { hearing.cancel() }
    }
  }
}

/// How long it is since this was called, on any clock.
private func stopwatch(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

extension SpeechError {
  /// Why it has stopped listening by itself.
  fileprivate init(_ run: SoundRun) {
    let reason = run.lastWords.isEmpty ? "" : ", saying “\(run.lastWords)”"
    self.init(
      """
      The recogniser of this machine has stopped\(reason): repair it, or type export \
      \(DictationSource.variable)=bundled to hear a recorded meeting.
      """
    )
  }
}

/// The words of what a recogniser has written: a line is a phrase that no later one changes, and
/// the last one may not be whole yet.
private func wholePhrases(_ bytes: [UInt8]) -> String {
  let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
  let text = String(decoding: bytes[..<end], as: UTF8.self).printable
  return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
