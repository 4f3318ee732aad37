import Course
import Foundation
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let new = Command.new.running { typed, context in
    guard typed.operands[0] == "chapter" else {
      throw UsageError(
        "\"new\" makes a chapter, not \"\(typed.operands[0])\": new chapter NAME.",
        typed: typed.operands[0],
        known: ["chapter"]
      )
    }
    let root = try context.course().root
    let chapter = try NewChapter(typed.operands[1], in: root)
    try chapter.write(below: root)
    context.say(chapter.instructions)
    return .success
  }
}

/// A chapter that runs and says nothing yet: a copy of `Tests/Template` with other names.
struct NewChapter {
  let number: Int
  let name: String

  private static let places = ["Chapters", "Exercises", "Solutions"]

  /// The chapter after the last one, if it may be called that.
  init(_ name: String, in root: URL) throws(UsageError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z]{2,17}/) != nil else {
      throw UsageError(
        "\"\(name)\" is no name for a chapter: write it like FirstSteps, in 3 to 18 letters."
      )
    }
    let folders = Self.places.flatMap(root.names)
    let modules = root.names(in: "Sources").flatMap { root.names(in: "Sources/\($0)") }
    let taken = folders.map { String($0.drop { $0 != "-" }.dropFirst()) } + modules
    if let taken = taken.first(where: { $0.lowercased() == name.lowercased() }) {
      throw UsageError("\(taken) is there already: take another name than \(name).")
    }
    number = (folders.compactMap { Int($0.prefix { $0 != "-" }) }.max() ?? 0) + 1
    self.name = name
  }

  /// `06-Weather`: the name of its folder in each of the three places.
  var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }

  func write(below root: URL) throws {
    let template = root.appending(path: "Tests/Template")
    for path in template.files(below: "") {
      try root.write(renamed(template.text(of: path) ?? ""), to: renamed(path))
    }
  }

  private func renamed(_ text: String) -> String {
    [
      ("99-Template", folder), ("99 Template", folder.replacing("-", with: " ")),
      ("    99,\n", "    \(number),\n"),
      ("TEMPLATE", name.uppercased()), ("Template", name),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The next steps of its author.
  var instructions: String {
    """
    Chapter \(folder) is written. To have it built, paste these rows:

    Package.swift
      "\(folder)": Chapter(exercises: ["\(name)First"]),
    README.md
      | [\(folder.prefix(2))](Chapters/\(folder)/README.md) | `swift run \(name)` | Write: what it teaches | 15 min | 5 min |

    What you have to write is marked with "Write:". Then:
      swift run \(name)
      swift run workbook verify \(name)
    """
  }
}
