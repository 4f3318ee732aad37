import Workbook

/// The workbook with the commands that a newcomer does not need: `workbook verify` builds and starts it.
@main struct WorkshopProgram {
  static let commands = [
    "present": present, "class": classroom, "verify": verify, "new": new, "scan": scan,
    "take": take,
  ]

  static func main() async { await Desk.main(elsewhere: commands) }
}
