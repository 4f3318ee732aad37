import Foundation

/// A fenced code block of a text in markdown, without its indentation.
package struct CodeBlock: Equatable, Sendable {
  /// The word after the opening fence: `swift`, `sh`, `text`, `diff`, or none.
  package let language: String
  package private(set) var lines: [String] = []
  /// A path from the top of the workbook; empty for a text that is in no file.
  package let file: String
  /// The line of the opening fence.
  package let line: Int
  private(set) var isClosed = false

  /// The indices of its lines in the text, with those of the fences.
  var indices: Range<Int> { line - 1..<line + lines.count + (isClosed ? 1 : 0) }

  package static func all(in file: String, of root: URL) -> [CodeBlock] {
    all(in: (root.text(of: file) ?? "").textLines, of: file).filter(\.isClosed)
  }

  /// All of a text, in order. The last one may not be closed.
  static func all(in lines: [String], of file: String = "") -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var width = 0
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let bare = line.dropFirst(indentation)
      if let last = blocks.indices.last, !blocks[last].isClosed {
        if bare == "```" {
          blocks[last].isClosed = true
        } else {
          blocks[last].lines.append(String(line.dropFirst(min(width, indentation))))
        }
      } else if bare.hasPrefix("```") {
        width = indentation
        blocks.append(CodeBlock(language: String(bare.dropFirst(3)), file: file, line: index + 1))
      }
    }
    return blocks
  }
}
