import Foundation

/// A heading of a text in markdown, and what stands below it.
package struct MarkdownSection: Equatable, Sendable {
  package let heading: String
  /// The lines below the heading, without the empty ones around them.
  package let text: String
  /// The line of the heading in the whole text, from 1 on.
  package let line: Int
}

extension String {
  /// The parts below the headings of a level. What stands before the first one belongs to none; a
  /// heading of a higher level ends a section; a `#` between fences is no heading.
  package func sections(level: Int) -> [MarkdownSection] {
    let lines = textLines
    let headings = MarkdownPart.all(in: lines).compactMap(\.line).filter { line in
      let marks = line.text.prefix { $0 == "#" }.count
      return (1...level).contains(marks) && line.text.dropFirst(marks).hasPrefix(" ")
    }
    let marks = String(repeating: "#", count: level) + " "
    let ends = headings.dropFirst().map(\.index) + [lines.count]
    return zip(headings, ends).filter { $0.0.text.hasPrefix(marks) }.map { heading, end in
      MarkdownSection(
        heading: String(heading.text.dropFirst(marks.count)),
        text: lines[heading.index..<end].dropFirst().joined(separator: "\n")
          .trimmingCharacters(in: .newlines),
        line: heading.index + 1
      )
    }
  }

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
