// Beside the answer of this name: the live module.

import Dependencies
import VoiceMemosExercises
