import Course

extension TextCheck {
  static let theTextsAreThere = TextCheck("a lesson, its exercises and their hints are there") {
    chapter in
    chapter.namedTexts.compactMap { path, what in
      guard (chapter.files.text(path) ?? "").allSatisfy(\.isWhitespace) else { return nil }
      return Fault(path, "The \(what) is missing or empty: write it.")
    }
  }

  static let headings = [
    "What you will see", "Run it", "The problem", "Take control", "Test it", "At work", "Exercises",
    "Where to go from here",
  ]

  static let lessonHeadings = TextCheck("every lesson has the same headings") { chapter in
    guard let lesson = chapter.chapter?.lesson.document, chapter.hasDemo else { return [] }
    let sections = lesson.sections(level: 2)
    let found = sections.map(\.heading)
    let missing = headings.filter { !found.contains($0) }.map {
      Fault(chapter.lessonPath, "The heading \"## \($0)\" is missing: write that section.")
    }
    let strange = sections.filter { !headings.contains($0.heading) }.map {
      Fault(
        chapter.lessonPath,
        line: $0.line,
        "No other lesson has the heading \"## \($0.heading)\": make it a part of another section."
      )
    }
    guard missing.isEmpty, strange.isEmpty, found != headings else { return missing + strange }
    let misplaced = zip(sections, headings).first { $0.heading != $1 }
    return [
      Fault(
        chapter.lessonPath,
        line: misplaced?.0.line ?? sections.last?.line,
        """
        The headings are not in the order of the other lessons: make it \
        \(headings.joined(separator: " · ")).
        """
      )
    ]
  }

  static let lessonCommands = TextCheck("a lesson has you type all that there is") { chapter in
    guard let lesson = chapter.chapter?.lesson else { return [] }
    let typed = Fence.all(in: chapter.lessonPath, chapter.files)
      .filter { $0.language == "sh" }.flatMap(\.lines)
    let name = chapter.name
    var commands = [
      "swift run \(name)", "swift run \(name) compare", "swift test --filter \(name)Tests",
      "WORKBOOK_PAIN=1 swift test --filter \(name)Pain",
    ]
    if chapter.hasPair {
      commands += [
        "swift run \(name) uncontrolled", "swift run \(name) controlled",
        "swift run \(name) controlled --context preview", "swift run workbook diff \(name)",
      ]
    }
    if !chapter.hasDemo { commands = [] }
    if chapter.hasExercises { commands.append("swift test --filter \(name)Exercises") }
    return
      commands
      .filter { !typed.contains($0) && !lesson.document.text.isEmpty }
      .map { Fault(chapter.lessonPath, "The lesson never has you type `\($0)`: add it.") }
  }

  static let links = TextCheck("every link leads to a file") { chapter in
    chapter.texts.flatMap { brokenLinks(in: $0, chapter.files) }
  }

  /// Made once, because every line of every text is searched for it.
  private nonisolated(unsafe) static let link = /\]\(([^)#:]+)\)/

  /// The links of a text that lead nowhere. Those to the web are not looked at.
  static func brokenLinks(in path: String, _ files: CourseFiles) -> [Fault] {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return files.lines(path).enumerated().flatMap { index, line in
      line.matches(of: link).compactMap { link in
        let target = String(link.1)
        guard !files.exists(folder.isEmpty ? target : "\(folder)/\(target)") else { return nil }
        return Fault(
          path,
          line: index + 1,
          "The link to \(target) leads to no file: correct it, or write the file."
        )
      }
    }
  }
}
