import Course
import Foundation
import TestTools
import Testing

/// The texts about exercises, and the answers that are kept for them.
extension Texts {
  @Test(arguments: exercises)
  func `an exercise is a task in few words, and its n-th test is that of its n-th demand`(
    exercise: Exercise
  ) throws {
    let words = exercise.task.split(whereSeparator: \.isWhitespace).count
    #expect(words <= 150, "\(exercise.name) has \(words) words.")
    #expect((1...(exercise.number == 1 ? 4 : 5)).contains(exercise.demands.count))
    let tests = Self.lines(exercise.testsPath).filter {
      $0.drop { $0 == " " }.hasPrefix("@Test")
    }
    #expect(
      tests.count == exercise.demands.count,
      "\(exercise.name) has \(exercise.demands.count) demands and \(tests.count) tests."
    )
  }

  @Test(arguments: exercises)
  func `the tests of an exercise are a page that people read`(exercise: Exercise) {
    #expect((20...85).contains(Self.lines(exercise.testsPath).count))
    let edges = Self.lines(exercise.edgesPath)
    #expect(edges.count <= 60)
    #expect(edges.first.map { $0.hasPrefix("//") } ?? true, "Its first line says what it is for.")
  }

  @Test(arguments: chapters)
  func `a chapter has three exercises or more, from guided to stretch`(chapter: CourseChapter) {
    let grades = chapter.exercises.map(\.grade)
    #expect(Set(grades).isSubset(of: ["guided", "applied", "stretch"]))
    if chapter.hasDemo {
      #expect(grades.count >= 3)
      #expect(Set(grades).count == 3)
    }
    let edges = chapter.exercises.filter { repository.has($0.edgesPath) }
    #expect(edges.count * 2 <= chapter.exercises.count)
  }

  @Test func `no two exercises have the same name`() {
    #expect(Set(Self.exercises.map(\.name)).count == Self.exercises.count)
  }

  @Test(arguments: chapters)
  func `each exercise has three hints, and the code of the third is that of a right answer`(
    chapter: CourseChapter
  ) throws {
    let ladders = try repository.neededText(of: chapter.hintsPath).sections(level: 2)
    #expect(ladders.map(\.heading) == chapter.exercises.map(\.name))
    for exercise in chapter.exercises {
      let hints = try exercise.hints
      #expect(hints.map(\.heading) == ["1. A question", "2. A pointer", "3. Almost the answer"])
      #expect(hints.allSatisfy { !$0.text.isEmpty })
    }
    // A person types it as it stands: each paragraph is in the solution, or in one second answer.
    for (exercise, code) in Self.thirdHints(of: chapter) {
      let answers = [.solution(of: exercise)] + exercise.answers(.second).answers
      let paragraphs = code.lines.split(whereSeparator: \.isEmpty).map(Self.unindented)
      let isRight = answers.flatMap(\.texts).contains { answer in
        let text = Self.unindented((answer ?? "").textLines.filter { !$0.isEmpty })
        return paragraphs.allSatisfy { "\n\(text)\n".contains("\n\($0)\n") }
      }
      if !isRight { Self.fault(code.file, code.line, "No right answer has this code.") }
    }
  }

  @Test(arguments: exercises)
  func `an exercise begins with a gap, and no answer has one`(exercise: Exercise) throws {
    for file in exercise.files {
      let starter = try file.starter(in: repository)
      #expect(file.path != exercise.path || starter.contains("// TODO: "))
    }
    let kept = [.wrong, .second].flatMap { exercise.answers($0).answers }
    for answer in [.solution(of: exercise)] + kept {
      #expect(!answer.texts.contains { $0?.contains("TODO") ?? true }, "\(answer.name)")
    }
  }

  @Test(arguments: exercises)
  func `wrong and second answers can be read, and say what they are`(exercise: Exercise) throws {
    let tests = [exercise.testsPath, exercise.edgesPath].flatMap(Self.lines).joined(separator: "\n")
    let (wrong, faults) = exercise.answers(.wrong)
    let (second, others) = exercise.answers(.second)
    for fault in faults + others { Issue.record("\(fault.description)") }
    for answer in wrong where !tests.contains("func `\(answer.test ?? "")`") {
      Self.fault(answer.path, answer.line, "\(answer.name) names no test that rejects it.")
    }
    #expect((4...12).contains(wrong.count))
    #expect((0...3).contains(second.count))
  }

  @Test(arguments: chapters)
  func `nothing is kept for an exercise that is not there`(chapter: CourseChapter) {
    let names = chapter.exercises.flatMap { [$0.name] + $0.modules }
    let (mine, ours) = ("Exercises/\(chapter.folder)", "Solutions/\(chapter.folder)")
    func sources(_ folder: String) -> [String] {
      repository.names(in: folder).filter { $0.hasSuffix(".swift") }
    }
    #expect(sources(mine) == sources(ours))
    for name in sources(mine) where !names.contains(String(name.dropLast(6))) {
      // The exercises share it.
      #expect(Self.lines("\(mine)/\(name)") == Self.lines("\(ours)/\(name)"), "\(name)")
    }
    for kind in [KeptAnswer.Kind.starter, .wrong, .second] {
      let kept = repository.names(in: "\(ours)/\(kind.rawValue)")
      let strangers = kept.filter { !names.contains(String($0.prefix { $0 != "." })) }
      #expect(strangers == [], "\(kind.rawValue)")
    }
    let tests = repository.names(in: "\(mine)/Tests")
    let known = chapter.exercises.flatMap { ["\($0.name)Tests.swift", "\($0.name)Edges.swift"] }
    #expect(tests.filter { !known.contains($0) } == [])
  }

  /// The Swift in the last hint of each exercise.
  static func thirdHints(of chapter: CourseChapter) -> [(exercise: Exercise, code: CodeBlock)] {
    let headings = lines(chapter.hintsPath).enumerated().filter { $0.element.hasPrefix("##") }
    return CodeBlock.all(in: chapter.hintsPath, of: repository).compactMap { code in
      let above = headings.filter { $0.offset < code.line }.map(\.element)
      let owner = above.last { $0.hasPrefix("## ") }
      guard code.language == "swift", above.last == "### 3. Almost the answer",
        let exercise = chapter.exercises.first(where: { "## \($0.name)" == owner })
      else { return nil }
      return (exercise, code)
    }
  }
}
