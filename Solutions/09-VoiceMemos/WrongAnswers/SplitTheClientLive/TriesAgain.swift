// Beside the answer of this name: the live module.

import Dependencies
import VoiceMemosExercises

extension Narrator: DependencyKey {
  public static var liveValue: Narrator {
    Narrator(
      voices: { SpeechEngine.shared.voices() },
      speak: { sentence, voice in
        do {
          try SpeechEngine.shared.speak(sentence, voice: voice)
        } catch {
          try SpeechEngine.shared.speak(sentence, voice: voice)
        }
      }
    )
  }
}
