import WorkbookTool

/// The workbook with the commands that a newcomer does not need: the program `workbook` builds and
/// starts it when one of them is typed.
@main struct WorkshopProgram {
  static let commands: [Command] = [present, stage, scan, take, verify, new, picture]

  static func main() async { await CommandContext.main(and: commands) }
}
