// Beside the answer of this name: the live module.

import Dependencies
import VoiceMemosExercises

extension Narrator: DependencyKey {
  public static var liveValue: Narrator {
    Narrator(
      voices: Engine.voices,
      speak: Engine.speak
    )
  }
}
