import Foundation

/// What is between the fences of a text, without their indentation.
package struct Fence: Equatable, Sendable {
  /// What is written after the opening fence: `swift`, `sh`, `text`, `diff`, or nothing.
  package let language: String
  package private(set) var lines: [String] = []
  /// A path from the top of the workbook, and the line of the opening fence.
  package let file: String
  package let line: Int

  /// All of a text, in order.
  package static func all(in file: String, of root: URL) -> [Fence] {
    var fences: [Fence] = []
    var open: (fence: Fence, indentation: Int)?
    for (index, line) in (root.text(of: file) ?? "").textLines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let bare = line.dropFirst(indentation)
      if let (fence, _) = open, bare == "```" {
        fences.append(fence)
        open = nil
      } else if let width = open?.indentation {
        open?.fence.lines.append(String(line.dropFirst(min(width, indentation))))
      } else if bare.hasPrefix("```") {
        let language = String(bare.dropFirst(3))
        open = (Fence(language: language, file: file, line: index + 1), indentation)
      }
    }
    return fences
  }
}
