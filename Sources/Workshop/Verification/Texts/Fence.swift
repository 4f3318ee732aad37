/// What is between the fences of a text, without their indentation.
package struct Fence: Equatable, Sendable {
  /// What is written after the opening fence: `swift`, `sh`, `text`, `diff`, or nothing.
  package let language: String
  package let lines: [String]
  package let file: String
  /// The line of the opening fence.
  package let line: Int

  static func all(in file: String, _ files: CourseFiles) -> [Fence] {
    var fences: [Fence] = []
    var open: (language: String, indentation: Int, line: Int, lines: [String])?
    for (index, line) in files.lines(file).enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let bare = line.dropFirst(indentation)
      if var fence = open {
        if bare == "```" {
          fences.append(
            Fence(language: fence.language, lines: fence.lines, file: file, line: fence.line)
          )
          open = nil
        } else {
          fence.lines.append(String(line.dropFirst(min(fence.indentation, indentation))))
          open = fence
        }
      } else if bare.hasPrefix("```") {
        open = (String(bare.dropFirst(3)), indentation, index + 1, [])
      }
    }
    return fences
  }

  /// The same lines, wherever they are indented to.
  static func unindented(_ lines: [String]) -> String {
    lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
