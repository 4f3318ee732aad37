import Foundation
import Usage

/// A text in markdown, and its sections.
package struct Document: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(path: String, in root: URL) throws(SentenceError) {
    guard let text = root.text(of: path) else {
      throw SentenceError(
        "\(path) is missing, or cannot be read as text. Get it back from your clone."
      )
    }
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
    let lines = text.textLines
    let headings = MarkdownPart.all(in: lines).compactMap(\.line).filter { line in
      let marks = line.text.prefix { $0 == "#" }.count
      return (1...level).contains(marks) && line.text.dropFirst(marks).hasPrefix(" ")
    }
    let marks = String(repeating: "#", count: level) + " "
    let ends = headings.dropFirst().map(\.index) + [lines.count]
    return zip(headings, ends).filter { $0.0.text.hasPrefix(marks) }.map { heading, end in
      Section(
        heading: String(heading.text.dropFirst(marks.count)),
        text: lines[heading.index..<end].dropFirst().joined(separator: "\n")
          .trimmingCharacters(in: .newlines),
        line: heading.index + 1
      )
    }
  }
}

extension String {
  /// Its lines, without the empty one after the last line break.
  package var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  package var withoutSpacesAtTheEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
