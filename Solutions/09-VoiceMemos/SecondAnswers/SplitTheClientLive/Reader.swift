// Beside the answer of this name: the live module.

import Dependencies
import VoiceMemosExercises

extension Narrator: DependencyKey {
  public static let liveValue: Narrator = {
    let reader = Reader(engine: .shared)
    return Narrator(voices: reader.voices, speak: reader.speak)
  }()
}

private struct Reader {
  let engine: SpeechEngine

  func voices() -> [String] { engine.voices() }

  func speak(_ sentence: String, _ voice: String) throws {
    try engine.speak(sentence, voice: voice)
  }
}
