import OperatingSystem

/// The installed programs that record and play.
package struct SoundPrograms: Sendable {
  /// With `bundled`, a tune is recorded and playing is silent, whatever is installed.
  package static let variable = "WORKBOOK_SOUND"

  package let isBundledChosen: Bool
  package let recorder: Program?
  package let player: Program?
}

extension SoundPrograms {
  /// The programs of the desktop's sound server come first.
  ///
  /// - Parameter isInstalled: Whether there is a program of this name; nil looks for it in `PATH`.
  package init(environment: [String: String], isInstalled: ((String) -> Bool)? = nil) {
    let isInstalled = isInstalled ?? { Program.path(of: $0, in: environment["PATH"]) != nil }
    isBundledChosen = environment[Self.variable] == "bundled"
    recorder = isBundledChosen ? nil : Self.recorders.first { isInstalled($0.name) }
    player = isBundledChosen ? nil : Self.players.first { isInstalled($0.name) }
  }

  static let missingRecorder = "No program here records: a bundled tune is recorded."
  static let missingPlayer = "No program here plays: what is played is silent."

  private static let rate = "\(SampleBuffer.rate)"

  /// They write samples to standard output, without a header.
  package static let recorders = [
    Program(
      "parecord",
      ["--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=50"]
    ),
    Program("arecord", ["-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1"]),
    Program(
      "rec",
      ["-q", "-t", "raw", "-b", "16", "-e", "signed-integer", "-L", "-r", rate, "-c", "1", "-"]
    ),
  ]

  /// They play the WAV file that is named last.
  private static let players = [
    Program("paplay"), Program("aplay", ["-q"]), Program("afplay"), Program("play", ["-q"]),
  ]
}
