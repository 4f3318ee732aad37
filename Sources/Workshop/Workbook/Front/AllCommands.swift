extension CommandWord {
  /// What the workbook answers, in the order of `--help`.
  static let groups: [(title: String, commands: [CommandWord])] = [
    (
      "To learn",
      [
        status, list, lesson, task, demo, diff, check, watch, hint, open, solution, mistakes, reset,
        restore, prepare, doctor,
      ]
    ),
    ("To teach", [present, notes, stage]),
    ("For your own code", [scan, take]),
    ("To maintain", [verify, new, picture]),
  ]

  static var all: [CommandWord] { groups.flatMap(\.commands) }
}
