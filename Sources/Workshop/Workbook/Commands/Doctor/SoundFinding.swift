import OperatingSystem
import Sound

extension DoctorFinding {
  static func sound(_ programs: SoundPrograms, variable: String?) -> DoctorFinding {
    guard !programs.isBundledChosen else {
      return .fine(
        "sound",
        "\(SoundPrograms.variable)=bundled: a tune is recorded, and what is played is silent."
      )
    }
    if let variable, !variable.isEmpty {
      return .note(
        "sound",
        "\(SoundPrograms.variable)=\(variable) means nothing.",
        "Unset it, or write bundled for a tune and silence."
      )
    }
    let recording =
      programs.recorder.map { "\($0.name) records" }
      ?? "No program records, so a tune is recorded"
    let playing =
      programs.player.map { "\($0.name) plays" } ?? "no program plays, so there is silence"
    return .fine("sound", "\(recording); \(playing).")
  }
}
