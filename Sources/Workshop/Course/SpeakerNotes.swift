/// One row of an instructor's page: what to type, and what the room should see.
package struct SpeakerNotesRow: Equatable, Sendable {
  package let minutes: Int
  /// Both as the page has them, in markdown.
  package let typed: String
  package let sees: String
  /// The first command of the row.
  package let command: String?
  /// The files that it names.
  package let files: [String]
  /// The declarations that it names in a file: `init()`.
  package let places: [String]

  /// Whether nothing is typed, and people talk.
  package var isQuestion: Bool { typed == "nothing" }

  /// The operands of its diff: `controlled clock` of
  /// `swift run workbook diff Registration controlled clock`; nil if it shows none.
  package var diffOperands: [String]? {
    guard let command, command.contains(/swift run workbook diff\b/) else { return nil }
    return command.split(separator: " ").drop { $0 != "diff" }.dropFirst(2).map(String.init)
  }

  init?(_ cells: [String]) {
    guard cells.count >= 3, let minutes = Int(cells[0]) else { return nil }
    (self.minutes, typed, sees) = (minutes, cells[1], cells[2])
    let code = cells[1].matches(of: /`([^`]+)`/).map { String($0.1) }
    let command = code.first { $0.contains(Self.commands) }
    let files = code.filter {
      !$0.contains(" ")
        && ($0.hasSuffix(".swift") || $0.hasSuffix(".md") || $0.hasPrefix("Modules/"))
    }
    self.command = command
    self.files = files
    places = code.filter { $0 != command && !files.contains($0) }
  }

  private nonisolated(unsafe) static let commands =
    /^([A-Z_]+=(\$\([^)]*\)|\S+) )*(swift (run|test|build) |rm |git |unset )/
}

/// The instructor's page of a chapter, as a person on stage needs it.
package struct SpeakerNotes: Equatable, Sendable {
  package let rows: [SpeakerNotesRow]
  /// Questions to the room, word for word: each text in quotation marks that ends with a
  /// question mark.
  package let questions: [String]
  /// All that stands below the table, in markdown: the question, what goes wrong, how to reset.
  package let rest: String

  /// The sum of all rows.
  package var minutes: Int { minutes(before: rows.count) }

  package func minutes(before row: Int) -> Int { rows.prefix(row).reduce(0) { $0 + $1.minutes } }

  package init(_ notes: String) {
    let page = MarkdownPage(notes)
    var rows: [SpeakerNotesRow] = []
    var question = ""
    for block in page.blocks {
      switch block {
      case .table(let cells) where rows.isEmpty: rows = cells.compactMap(SpeakerNotesRow.init)
      case .paragraph(let text) where text.hasPrefix("**The question to ask**"): question = text
      default: break
      }
    }
    self.rows = rows
    questions = question.matches(of: /"([^"]+\?)"/).map { String($0.1) }
    let lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.lastIndex { $0.hasPrefix("| ") } ?? lines.startIndex
    rest = lines.dropFirst(end + 1).joined(separator: "\n")
  }
}

extension CourseChapter {
  /// The file that a row names by the end of its path, or the folder by its beginning.
  package func path(of name: String) -> String? {
    let folder = "Chapters/\(self.folder)"
    let path = root.files(below: folder).first {
      $0 == name || $0.hasSuffix("/\(name)") || $0.hasPrefix("\(name)/")
    }
    return path.map { "\(folder)/\($0)" }
  }
}
