import OperatingSystem

/// The programs of this machine that record and play, as far as there are any.
package struct SoundPrograms: Sendable {
  /// `bundled` asks for a tune and for silence, whatever is installed.
  package static let variable = "WORKBOOK_SOUND"

  package let isBundledChosen: Bool
  package let recorder: SoundProgram?
  package let player: SoundProgram?

  /// Looks for them where a shell would: those of the desktop's sound server come first.
  package init(environment: [String: String]) {
    self.init(environment: environment) { Program.path(of: $0, in: environment["PATH"]) != nil }
  }

  package init(environment: [String: String], isThere: (String) -> Bool) {
    isBundledChosen = environment[Self.variable] == "bundled"
    recorder = isBundledChosen ? nil : SoundProgram.recorders.first { isThere($0.name) }
    player = isBundledChosen ? nil : SoundProgram.players.first { isThere($0.name) }
  }

  static let missingRecorder = """
    No parecord, arecord or rec is on this machine (Debian and Homebrew have rec in the package \
    sox): a bundled tune is recorded.
    """

  static let missingPlayer = """
    No paplay, aplay, afplay or play is on this machine (Debian and Homebrew have play in the \
    package sox): what is played is silent.
    """
}

/// A program that records, or one that plays.
package struct SoundProgram: Equatable, Sendable {
  package let name: String
  let arguments: [String]

  private static let rate = "\(Tape.rate)"

  /// They write what they hear to standard output, without a header.
  static let recorders = [
    SoundProgram(
      name: "parecord",
      arguments: [
        "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=50",
      ]
    ),
    SoundProgram(
      name: "arecord",
      arguments: ["-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1"]
    ),
    SoundProgram(
      name: "rec",
      arguments: [
        "-q", "-t", "raw", "-b", "16", "-e", "signed-integer", "-L", "-r", rate, "-c", "1", "-",
      ]
    ),
  ]

  /// They play the WAV file that is named last.
  static let players = [
    SoundProgram(name: "paplay", arguments: []),
    SoundProgram(name: "aplay", arguments: ["-q"]),
    SoundProgram(name: "afplay", arguments: []),
    SoundProgram(name: "play", arguments: ["-q"]),
  ]
}
