import Course

/// A command that a text has people type, and what it says they will see.
struct TypedCommand: Equatable, Sendable {
  /// Word for word; a loop is one command with several lines.
  let text: String
  let file: String
  let line: Int
  /// The number of its block in the text. Each block begins at the top of the workbook.
  let block: Int
  /// How often the same text has come before it in the same block.
  let repetition: Int
  /// The lines that are shown below, if any are.
  var shown: [String] = []
  var shownLine: Int?

  func fault(_ sentence: String) -> Fault { Fault(file, line: line, sentence) }

  /// The commands of a text, in order, and the faults that can be seen without running them.
  static func all(in file: String, _ files: CourseFiles) -> (commands: [TypedCommand], [Fault]) {
    var commands: [TypedCommand] = []
    var faults: [Fault] = []
    var block = 0
    for fence in Fence.all(in: file, files) {
      switch fence.language {
      case "sh":
        block += 1
        commands += Self.commands(in: fence, block: block)
      case "text":
        guard let last = commands.indices.last else { continue }
        guard commands[last].shown.isEmpty else {
          faults.append(
            Fault(
              file,
              line: fence.line,
              "This output belongs to no command: put the one that prints it above, in a sh block."
            )
          )
          continue
        }
        commands[last].shown = fence.lines
        commands[last].shownLine = fence.line
      default: continue
      }
    }
    return (commands, faults)
  }

  private static func commands(in fence: Fence, block: Int) -> [TypedCommand] {
    var commands: [TypedCommand] = []
    var open: (lines: [String], line: Int, depth: Int)?
    for (index, line) in fence.lines.enumerated() where open != nil || !line.isBlankOrComment {
      let words = line.split(separator: " ")
      let opens = words.filter { ["for", "while", "if"].contains($0) }.count
      let closes = words.filter { ["done", "fi"].contains($0) }.count
      let so = open ?? ([], fence.line + 1 + index, 0)
      let now = (lines: so.lines + [line], line: so.line, depth: so.depth + opens - closes)
      guard now.depth <= 0, !line.hasSuffix("\\") else {
        open = now
        continue
      }
      open = nil
      let text = now.lines.joined(separator: "\n")
      commands.append(
        TypedCommand(
          text: text,
          file: fence.file,
          line: now.line,
          block: block,
          repetition: commands.filter { $0.text == text }.count
        )
      )
    }
    return commands
  }
}

extension String {
  fileprivate var isBlankOrComment: Bool {
    let bare = drop { $0 == " " }
    return bare.isEmpty || bare.hasPrefix("#")
  }
}
