extension CommandWord {
  /// What the workbook answers, in the order of `--help`.
  static let groups: [(title: String, commands: [CommandWord])] = [
    ("To learn", [status, check, watch, hint, open, doctor]),
    ("To teach", [notes, schedule]),
    ("To maintain", [verify, new]),
  ]

  static var all: [CommandWord] { groups.flatMap(\.commands) }
}
