import OperatingSystem

/// The installed programs that record and play.
package struct SoundPrograms: Sendable {
  /// With `bundled`, a tune is recorded and playing is silent, whatever is installed.
  package static let variable = "WORKBOOK_SOUND"

  let isBundledChosen: Bool
  package let recorder: Program?
  let player: Program?

  package init(environment: [String: String]) {
    let isBundledChosen = environment[Self.variable] == "bundled"
    func firstInstalled(of programs: [Program]) -> Program? {
      guard !isBundledChosen else { return nil }
      for program in programs {
        guard let path = Program.path(of: program.name, in: environment["PATH"]) else { continue }
        return Program(path, program.arguments)
      }
      return nil
    }
    self.isBundledChosen = isBundledChosen
    recorder = firstInstalled(of: Self.recorders)
    player = firstInstalled(of: Self.players)
  }

  private static let rate = "\(SampleBuffer.rate)"

  /// They write samples to standard output, without a header. That of the desktop's sound server
  /// comes first.
  private static let recorders = [
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
