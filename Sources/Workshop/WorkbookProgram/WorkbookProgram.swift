import WorkbookTool

/// The guide through the workbook: where you are, what is next, and whether it is right.
@main struct WorkbookProgram {
  static func main() async { await CommandContext.main() }
}
