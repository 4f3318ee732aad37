/// A text in markdown, parsed into blocks: those that the texts of the workbook use.
package struct MarkdownPage: Equatable, Encodable, Sendable {
  package let blocks: [Block]

  package enum Block: Equatable, Encodable, Sendable {
    case heading(String)
    case paragraph(String)
    /// `mark` is what stands before it: `-`, `1.`.
    case item(mark: String, indentation: Int, String)
    case code([String], language: String = "")
    case table([[String]])
    case quote(MarkdownPage)

    /// Its text, if it is a numbered item of an exercise: a demand.
    package var demand: String? {
      if case .item(let mark, 0, let text) = self, mark != "-" { text } else { nil }
    }
  }

  package init(_ markdown: String) {
    var reader = PageReader()
    for part in MarkdownPart.all(in: markdown.textLines) {
      switch part {
      case .code(let code):
        reader.endBlock()
        reader.blocks.append(.code(code.lines, language: code.language))
      case .line(let line, _): reader.read(line)
      }
    }
    reader.endBlock()
    blocks = reader.blocks
  }
}

/// Parses markdown line by line.
private struct PageReader {
  var blocks: [MarkdownPage.Block] = []
  private var open: MarkdownPage.Block?
  private var quoted: [String] = []

  mutating func read(_ line: String) {
    guard !line.hasPrefix(">") else {
      if quoted.isEmpty { endBlock() }
      quoted.append(String(line.trimmingPrefix(/> ?/)))
      return
    }
    if !quoted.isEmpty { endBlock() }
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    if text.isEmpty || text.hasPrefix("![") {
      // A picture is for a browser: a terminal shows the demo itself.
      endBlock()
    } else if text.hasPrefix("|") {
      addRow(String(text))
    } else if let heading = text.wholeMatch(of: /#+ (.*)/) {
      endBlock()
      blocks.append(.heading(String(heading.1)))
    } else if let item = text.wholeMatch(of: /(-|\d+\.) (.*)/) {
      endBlock()
      open = .item(mark: String(item.1), indentation: indentation, String(item.2))
    } else {
      continueBlock(String(text))
    }
  }

  mutating func endBlock() {
    if let open { blocks.append(open) }
    open = nil
    if !quoted.isEmpty { blocks.append(.quote(MarkdownPage(quoted.joined(separator: "\n")))) }
    quoted = []
  }

  private mutating func continueBlock(_ text: String) {
    switch open {
    case .paragraph(let before): open = .paragraph("\(before) \(text)")
    case .item(let mark, let indentation, let before):
      open = .item(mark: mark, indentation: indentation, "\(before) \(text)")
    default:
      endBlock()
      open = .paragraph(text)
    }
  }

  private mutating func addRow(_ text: String) {
    var cells = [""]
    var isEscaped = false
    for character in text.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        // A backslash is itself, except before a bar.
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    // The rest behind the last bar is no cell.
    let row = cells.dropLast().map { String($0.trimmingPrefix { $0 == " " }).withoutSpacesAtTheEnd }
    let isRule = row.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
    if case .table(let rows) = open {
      open = .table(isRule ? rows : rows + [row])
    } else {
      endBlock()
      open = .table([row])
    }
  }
}
