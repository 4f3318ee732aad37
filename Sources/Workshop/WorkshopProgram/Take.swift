import Course
import Foundation
import OperatingSystem
import Taking
import Usage
import WorkbookTool

extension CommandWord {
  static let take = CommandWord(
    "take",
    operands: "CHAPTER|EXERCISE FOLDER",
    count: 2...2,
    promise: "A package of your own, made from a chapter or a solved exercise.",
    options: [
      Option("--as", "NAME", promise: "A name of your own for the model and its module."),
      Option("--from", "PLACE", promise: "Chapters, Exercises or Solutions."),
      Option("--solutions", promise: "The same as --from Solutions."),
    ],
    details: """
      Of a CHAPTER it takes the controlled feature, its clients, and the tests that
      need no stage. Of an EXERCISE it takes your answer and its tests. --from
      Exercises with a CHAPTER takes all its exercises, once you have solved them;
      --from Solutions takes our answers. A chapter without a demo is its exercises.

      Package.swift names the libraries that you use at work, and README.md says what
      is there and what to change.

      FOLDER is made. If it is there, it has to be empty; and it is not in the
      workbook.
      """
  ) { typed, context in
    let course = try context.course()
    var package = try course.package(typed)
    if let name = typed.values["--as"] {
      do throws(TakeError) {
        package = try package.named(name)
      } catch {
        throw UsageError(error.sentence)
      }
    }
    let files = package.files
    try context.make(typed.words[1], files, outside: course)
    context.say(
      "\(package.name) is in \(typed.words[1]): \(files.count) files. Read README.md first."
    )
    return .success
  }
}

extension Course {
  fileprivate func package(_ typed: Typed) throws -> TakenPackage {
    let place = try typed.place()
    do {
      switch try find(typed.words[0]) {
      case .chapter(let chapter) where chapter.hasDemo && (place == nil || place == "Chapters"):
        return try TakenPackage(of: chapter)
      case .chapter(let chapter) where place == "Chapters":
        throw UsageError("\(chapter.name) has no demo: without --from, its exercises are taken.")
      case .chapter(let chapter):
        return try taken(chapter.exercises, of: chapter, from: place)
      case .exercise(let exercise):
        guard place != "Chapters" else {
          throw UsageError("An exercise is not in Chapters: it is in Exercises or in Solutions.")
        }
        return try taken([exercise], of: try chapter(exercise.chapterName), from: place)
      }
    } catch let error as TakeError {
      throw CommandFailure(error.sentence, .fileTrouble)
    }
  }

  private func taken(
    _ exercises: [Exercise],
    of chapter: CourseChapter,
    from place: String?
  ) throws -> TakenPackage {
    let place = place ?? "Exercises"
    let progress = CourseProgress(of: self)
    if place == "Exercises",
      let open = exercises.first(where: { progress.state(of: $0) != .solved })
    {
      throw CommandFailure(
        """
        \(open.name) is not solved yet, as far as its tests have said: \
        swift run workbook check \(open.name). To take our answer, add --solutions.
        """,
        .notYet
      )
    }
    return try TakenPackage(of: exercises, in: chapter, from: place)
  }
}

extension Typed {
  /// The folder at the top of the workbook from which to take; nil if none was typed.
  fileprivate func place() throws(UsageError) -> String? {
    guard let word = values["--from"] else { return has("--solutions") ? "Solutions" : nil }
    let known = ["Chapters", "Exercises", "Solutions"]
    guard let place = known.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw UsageError(
        "There is no place \"\(word)\": it is \(known.joined(separator: ", ")).",
        typed: word,
        known: known
      )
    }
    guard !has("--solutions") || place == "Solutions" else {
      throw UsageError("--from \(place) and --solutions do not go together.")
    }
    return place
  }
}

extension CommandContext {
  fileprivate func make(
    _ name: String,
    _ files: [TakenPackage.File],
    outside course: Course
  ) throws {
    let place = URL(filePath: name, directoryHint: .notDirectory, relativeTo: folder)
    let path = place.destination
    let top = course.root.destination
    guard !"\(path)/".hasPrefix(top.hasSuffix("/") ? top : "\(top)/") else {
      throw UsageError("\(name) is in the workbook: name a folder outside of it, as ../\(name).")
    }
    if FileManager.default.fileExists(atPath: path) {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw CommandFailure("\(name) is no folder: name another one.", .fileTrouble)
      }
      guard names.isEmpty else {
        throw CommandFailure("\(name) has something in it: name an empty folder.", .fileTrouble)
      }
    }
    do {
      try URL(filePath: path, directoryHint: .isDirectory).makeFolder(of: files)
    } catch {
      throw CommandFailure(
        "\(name) cannot be made, and nothing is left: \(error.reason)",
        .fileTrouble
      )
    }
  }
}

extension URL {
  /// Where it leads: the links of the folders that are there followed, and behind them what is not
  /// there yet.
  fileprivate var destination: String {
    let place = standardizedFileURL
    guard place.pathComponents.count > 1, (try? place.checkResourceIsReachable()) != true else {
      return place.resolvingSymlinksInPath().path(percentEncoded: false)
    }
    let above = place.deletingLastPathComponent().destination
    return "\(above.hasSuffix("/") ? above : "\(above)/")\(place.lastPathComponent)"
  }
}

extension URL {
  /// Makes this folder with all that is to be in it, or not at all. An empty folder may be there.
  fileprivate func makeFolder(of files: [TakenPackage.File]) throws {
    let draft = deletingLastPathComponent().appending(path: ".\(lastPathComponent)-\(UUID())")
    defer { try? FileManager.default.removeItem(at: draft) }
    for file in files {
      let place = draft.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text.utf8).write(to: place)
    }
    // This fails if something has come into the folder meanwhile.
    guard rename(draft.pathText, pathText) == 0 else {
      throw CommandFailure("\(pathText): \(SystemFailure().words).", .fileTrouble)
    }
  }
}
