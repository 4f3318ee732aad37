import OperatingSystem
import Sound

/// A program that records, and one that understands what it recorded.
package struct LiveDictation: Equatable, Sendable {
  /// Writes samples of 16 bits, 16,000 a second, to its standard output.
  package var microphone: Program
  /// Reads them from its standard input, and writes a line for each phrase.
  package var recogniser: Program
  /// How long the microphone may keep the recogniser waiting.
  package var microphonePatience: Duration
  /// How long the recogniser may keep the sound waiting, or the end.
  package var recogniserPatience: Duration

  package init(
    microphone: Program,
    recogniser: Program = Self.recogniser,
    microphonePatience: Duration = .seconds(5),
    recogniserPatience: Duration = .seconds(5)
  ) {
    self.microphone = microphone
    self.recogniser = recogniser
    self.microphonePatience = microphonePatience
    self.recogniserPatience = recogniserPatience
  }

  /// An eighth of a second of silence ends a phrase: with more, the words of a quick speaker come
  /// late.
  package static let recogniser = Program(
    "pocketsphinx_continuous",
    ["-infile", "/dev/stdin", "-logfn", "/dev/null", "-vad_postspeech", "12"]
  )

  package static let microphones = SoundPrograms.recorders
}
