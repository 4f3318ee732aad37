import Dependencies
import VoiceMemosExercises

// TODO: Give the narrator its live value, in this module.
