import Testing

/// What all exercises have in common. (The name is another one, so that skipping the exercises does
/// not skip this.)
@Suite struct GradedTasks {
  @Test(arguments: ChapterFolder.all)
  func `there are at least three, and the manifest has them in the same order`(
    chapter: ChapterFolder
  ) throws {
    let exercises = try chapter.exercises
    #expect(exercises.count >= 3)
    let manifest = try chapter.text("Package.swift").filter { !$0.isWhitespace }
    let list = exercises.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(manifest.contains("exercises:[\(list)]") || manifest.contains("exercises:[\(list),]"))
  }

  @Test(arguments: ChapterFolder.all)
  func `each says how hard it is`(chapter: ChapterFolder) throws {
    let grades = try chapter.text("Exercises/\(chapter.name)/README.md").headings(level: 2).map {
      $0.split(separator: " · ").dropFirst().joined()
    }
    #expect(Set(grades) == ["guided", "applied", "stretch"])
  }

  @Test(arguments: ChapterFolder.all)
  func `each has tests, and a solution without a gap`(chapter: ChapterFolder) throws {
    let exercises = try chapter.exercises.sorted()
    let files = exercises.map { "\($0).swift" }
    let folder = "Exercises/\(chapter.name)"
    #expect(Set(chapter.swiftFiles(in: folder)).isSuperset(of: files))
    #expect(
      Set(chapter.swiftFiles(in: "\(folder)/Tests"))
        .isSuperset(of: exercises.map { "\($0)Tests.swift" })
    )
    let solutions = "Solutions/\(chapter.name)"
    #expect(Set(chapter.swiftFiles(in: solutions)).isSuperset(of: files))
    for file in files {
      #expect(
        try !chapter.text("\(solutions)/\(file)").contains("TODO"),
        "The solution \(file) has a gap."
      )
    }
  }

  @Test(arguments: ChapterFolder.all)
  func `what lies beside the exercises is shared by them, and nobody has to change it`(
    chapter: ChapterFolder
  ) throws {
    let exercises = try chapter.exercises.map { "\($0).swift" }
    let (folder, solutions) = ("Exercises/\(chapter.name)", "Solutions/\(chapter.name)")
    let shared = chapter.swiftFiles(in: folder).filter {
      !$0.contains("/") && !exercises.contains($0)
    }
    #expect(
      chapter.swiftFiles(in: solutions).filter { !$0.contains("/") && !exercises.contains($0) }
        == shared
    )
    for file in shared {
      let text = try chapter.text("\(folder)/\(file)")
      #expect(try chapter.text("\(solutions)/\(file)") == text)
      #expect(!text.contains("TODO"), "\(file) has a gap, and no exercise is named after it.")
    }
    guard !shared.isEmpty else { return }
    let manifest = try chapter.text("Package.swift").filter { !$0.isWhitespace }
    let list = shared.map { "\"\($0.dropLast(".swift".count))\"" }.joined(separator: ",")
    #expect(manifest.contains("shared:[\(list)]"), "The manifest does not build \(shared).")
  }

  @Test(arguments: ChapterFolder.all)
  func `each has three hints`(chapter: ChapterFolder) throws {
    var headings: [String] = []
    for exercise in try chapter.exercises {
      headings += [
        "## \(exercise)", "### 1. A question", "### 2. A pointer", "### 3. Almost the answer",
      ]
    }
    let hints = try chapter.text("Exercises/\(chapter.name)/Hints.md").lines
    #expect(hints.filter { $0.hasPrefix("##") } == headings)
    #expect(
      zip(hints, hints.dropFirst(2)).allSatisfy { !$0.hasPrefix("### ") || !$1.isEmpty },
      "A hint is empty."
    )
  }

  @Test(arguments: ChapterFolder.all)
  func `each has two wrong answers that say why they tempt`(chapter: ChapterFolder) throws {
    let answers = "Solutions/\(chapter.name)/WrongAnswers"
    for exercise in try chapter.exercises {
      let files = chapter.swiftFiles(in: "\(answers)/\(exercise)")
      #expect(files.count >= 2, "\(exercise) has too few wrong answers.")
      for file in files {
        let text = try chapter.text("\(answers)/\(exercise)/\(file)")
        #expect(text.hasPrefix("// Tempting: "), "\(file) does not say why it tempts.")
      }
    }
  }

  @Test(arguments: ChapterFolder.all)
  func `a chapter has a second right answer`(chapter: ChapterFolder) throws {
    let answers = "Solutions/\(chapter.name)/SecondAnswers"
    let files = chapter.swiftFiles(in: answers)
    #expect(!files.isEmpty)
    for file in files {
      let text = try chapter.text("\(answers)/\(file)")
      #expect(text.hasPrefix("// Right as well: "), "\(file) does not say what is different.")
    }
  }
}
