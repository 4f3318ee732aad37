extension DoctorFinding {
  private static let kinds = [
    ("records", ["parecord", "arecord", "rec"]), ("plays", ["paplay", "aplay", "afplay", "play"]),
    ("writes down what is said", ["pocketsphinx_continuous"]),
  ]

  /// Which programs the demos with sound would use: without them, they take what is bundled.
  static func sound(isThere: (String) -> Bool) -> DoctorFinding {
    let missing = kinds.filter { !$1.contains(where: isThere) }.map(\.0)
    guard !missing.isEmpty else { return fine("sound", "Demos record, play and listen for real.") }
    return note(
      "sound",
      "No program here \(missing.joined(separator: ", or ")): demos take what is bundled.",
      "Debian and Homebrew have rec and play in the package sox, and a recogniser in pocketsphinx."
    )
  }
}
