import WorkbookTool

/// The workshop's guide: where you are, what is next, and whether it is right.
@main struct WorkbookProgram {
  static func main() async { await CommandContext.main() }
}
