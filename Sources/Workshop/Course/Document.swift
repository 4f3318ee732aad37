import Foundation

/// A text with headings, cut at them.
package struct Document: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(path: String, in root: URL) throws(CourseError) {
    do {
      text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw .unreadable(path: path, reason: (error as NSError).plainReason)
    }
  }

  package struct Section: Equatable, Sendable {
    package let heading: String
    /// What is below the heading, without the empty lines around it.
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
    let fenced = Set(Fence.all(in: lines).flatMap(\.indices))
    for (index, line) in lines.enumerated() {
      let marks = line.prefix { $0 == "#" }.count
      if !fenced.contains(index), marks > 0, marks <= level, line.dropFirst(marks).hasPrefix(" ") {
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

extension NSError {
  /// The reason, without the name of the file that a sentence has already.
  fileprivate var plainReason: String {
    switch code {
    case NSFileReadNoSuchFileError, NSFileNoSuchFileError: "it is not there"
    case NSFileReadNoPermissionError: "you may not read it"
    case NSFileReadInapplicableStringEncodingError, NSFileReadCorruptFileError:
      "it is not text in UTF-8"
    default: localizedDescription
    }
  }
}
