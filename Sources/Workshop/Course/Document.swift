import Foundation

/// A text in markdown, and its sections.
package struct Document: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(path: String, in root: URL) throws(CourseError) {
    guard let text = root.text(of: path) else { throw .unreadable(path: path) }
    self.text = text
  }

  package struct Section: Equatable, Sendable {
    package let heading: String
    /// The lines below the heading, without the empty ones around them.
    package let text: String
    /// The line of the heading in the document, from 1 on.
    package let line: Int
  }

  /// The parts below the headings of a level. What stands before the first one belongs to none; a
  /// heading of a higher level ends a section; a `#` between fences is no heading.
  package func sections(level: Int) -> [Section] {
    var sections: [Section] = []
    var open: (heading: String, line: Int, lines: [String])?
    func close() {
      guard let (heading, line, lines) = open else { return }
      let text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
      sections.append(Section(heading: heading, text: text, line: line))
      open = nil
    }
    let lines = text.textLines
    let linesOfCode = Set(CodeBlock.all(in: lines).flatMap(\.indices))
    for (index, line) in lines.enumerated() {
      let marks = line.prefix { $0 == "#" }.count
      if !linesOfCode.contains(index), marks > 0, marks <= level,
        line.dropFirst(marks).hasPrefix(" ")
      {
        close()
        if marks == level {
          open = (String(line.dropFirst(marks + 1)), index + 1, [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    close()
    return sections
  }
}
