import Workbook

/// The workbook with the commands that a newcomer does not need: `workbook verify` builds and
/// starts it.
@main struct WorkshopProgram {
  static let commands = [
    "new": new, "picture": picture, "present": present, "scan": scan, "stage": stage, "take": take,
    "verify": verify,
  ]

  static func main() async { await CommandContext.main(elsewhere: commands) }
}
