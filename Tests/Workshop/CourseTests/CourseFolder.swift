import Course
import DependenciesTestSupport
import Foundation

/// A workbook in a folder of its own, which goes away with it.
final class CourseFolder: Sendable {
  let root: URL

  init(_ files: [String: String] = [:]) throws {
    root =
      quickestFolder
      .appending(path: "course-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Two chapters: a kettle with two exercises, and an oven with one.
  static func kitchen() throws -> CourseFolder {
    try CourseFolder([
      "Package.swift": "",
      "Chapters/01-Kettle/README.md": "# 01 Kettle\n\n## On stage\n\nFor the instructor: 15\n"
        + "minutes, without the exercises (25\nmore).\n\n## Test it\n",
      "Chapters/02-Oven/README.md": "# 02 Oven\n",
      "Exercises/01-Kettle/README.md": "# Kettle\n\nThree words.\n\n## Boil · guided\n\nabout 5\n"
        + "minutes.\n\n## Whistle · stretch\n\nSome minutes.\n",
      "Exercises/02-Oven/README.md": "## Bake\n\nabout 12 minutes\n",
      "Exercises/01-Kettle/Boil.swift": "a\n  // TODO: b\nc\n// TODO: d\n",
      "Exercises/01-Kettle/Hints.md": "# Hints\n\n## Boil\n\n### 1. A question\n\nWho?\n\n"
        + "### 2. A pointer\n\n```\n### no heading\n```\n\n## Whistle\n\n### 1. A question\n\nWhy?\n",
      "Solutions/01-Kettle/Boil.swift": "a\nb\nc\n", "README.md": "",
      "Solutions/01-Kettle/WrongAnswers/Boil/Shout.swift": "A\n",
      "Solutions/01-Kettle/WrongAnswers/Boil.md": """
      # Boil

      ## Too early

      ### Cold

      The tap is near.
      Tea of it is not.

      ```diff
       a
      -b
      +d
      +e
       c
      ```

      ### Shout

      It is loud.

      [`Boil.swift`](Boil/Shout.swift)

      """,
    ])
  }

  var course: Course {
    get throws { try Course(at: root) }
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
