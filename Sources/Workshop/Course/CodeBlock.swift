import Foundation

/// A fenced code block of a text in markdown, without its indentation.
package struct CodeBlock: Equatable, Sendable {
  /// The word after the opening fence: `swift`, `sh`, `text`, `diff`, or none.
  package let language: String
  package fileprivate(set) var lines: [String] = []
  /// A path from the top of the workbook; empty for a text that is in no file.
  package let file: String
  /// The line of the opening fence.
  package let line: Int

  package static func all(in file: String, of root: URL) -> [CodeBlock] {
    MarkdownPart.all(in: (root.text(of: file) ?? "").textLines, of: file).compactMap(\.code)
  }
}

/// A part of a text in markdown: a code block, or a line outside of all code blocks.
enum MarkdownPart {
  case code(CodeBlock)
  case line(String, index: Int)

  var code: CodeBlock? { if case .code(let block) = self { block } else { nil } }
  var line: (text: String, index: Int)? {
    if case .line(let text, let index) = self { (text, index) } else { nil }
  }

  /// All of a text, in order. The last code block may not be closed.
  static func all(in lines: [String], of file: String = "") -> [MarkdownPart] {
    var parts: [MarkdownPart] = []
    var open: CodeBlock?
    var width = 0
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let bare = line.dropFirst(indentation)
      if let block = open, bare == "```" {
        parts.append(.code(block))
        open = nil
      } else if open != nil {
        open?.lines.append(String(line.dropFirst(min(width, indentation))))
      } else if bare.hasPrefix("```") {
        width = indentation
        open = CodeBlock(language: String(bare.dropFirst(3)), file: file, line: index + 1)
      } else {
        parts.append(.line(line, index: index))
      }
    }
    return parts + (open.map { [.code($0)] } ?? [])
  }
}
