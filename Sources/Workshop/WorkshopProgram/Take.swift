import Course
import Foundation
import Taking
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let take = Command.take.running { typed, context in
    let course = try context.course()
    let found = try course.find(typed.operands[0])
    var package: TakenPackage
    if typed.has("--solutions") {
      package = try TakenPackage(of: found, from: "Solutions")
    } else if found.exercise == nil, found.chapter.hasDemo {
      package = try TakenPackage(of: found.chapter)
    } else {
      let hint = "To take our answer, add --solutions."
      try course.requireSolved(found.exercises, orElse: hint)
      package = try TakenPackage(of: found, from: "Exercises")
    }
    if let name = typed.values["--as"] { package = try package.named(name) }
    let files = package.files
    try context.make(typed.operands[1], files, outside: course)
    context.say(
      "\(package.name) is in \(typed.operands[1]): \(files.count) files. Read README.md first."
    )
    return .success
  }
}

extension CommandContext {
  /// Makes a folder that is not in the workbook, with all that is to be in it. It may be there, and
  /// is empty then.
  fileprivate func make(
    _ name: String,
    _ files: [String: String],
    outside course: Course
  ) throws {
    let place = URL(filePath: name, directoryHint: .isDirectory, relativeTo: folder)
      .standardizedFileURL
    guard !"\(place.path)/".hasPrefix("\(course.root.standardizedFileURL.path)/") else {
      throw UsageError("\(name) is in the workbook: name a folder outside of it, as ../\(name).")
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    guard (names ?? []).isEmpty else {
      throw SentenceError("\(name) has something in it: name an empty folder.")
    }
    for path in files.keys.sorted() { try place.write(files[path] ?? "", to: path) }
  }
}
