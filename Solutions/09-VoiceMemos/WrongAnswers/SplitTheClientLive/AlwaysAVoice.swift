// Beside the answer of this name: the live module.

import Dependencies
import VoiceMemosExercises

extension Narrator: DependencyKey {
  public static var liveValue: Narrator {
    Narrator(
      voices: {
        let voices = SpeechEngine.shared.voices()
        return voices.isEmpty ? ["Ada", "Emmy"] : voices
      },
      speak: { sentence, voice in try SpeechEngine.shared.speak(sentence, voice: voice) }
    )
  }
}
