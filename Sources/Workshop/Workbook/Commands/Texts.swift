import Course
import Dependencies
import Foundation
import Stage
import Toolchain
import Usage

extension CommandWord {
  static let list = CommandWord(
    "list",
    promise: "All chapters and exercises.",
    details: """
      On a terminal it is the list with keys, as no command at all. Through a pipe it
      names every exercise.
      """
  ) { _, context in
    let course = try context.course()
    if context.terminal.hasKeys { return await context.showList(of: course) }
    let overview = Overview(course: course, progress: CourseProgress(of: course), isWhole: true)
    for line in overview.lines { context.terminal.say(line) }
    return .success
  }

  static let lesson = CommandWord(
    "lesson",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "The lesson of a chapter.",
    details: """
      Without a CHAPTER, it takes that of the next exercise. On a terminal you
      turn pages with the space bar; through a pipe it is the markdown:
      lesson 1 > lesson.md
      The pages before and after the chapters have their numbers, too: lesson 0 is the
      opening.
      """
  ) { typed, context in
    let course = try context.course()
    let page = typed.words.first.flatMap { try? course.page($0) }
    let chapter = try page ?? typed.chapter(of: course)
    return await context.read(chapter.lessonPath, chapter.lesson.document.text)
  }

  static let task = CommandWord(
    "task",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "What there is to do in an exercise.",
    details: "Without an EXERCISE, it takes the next one."
  ) { typed, context in
    let exercise = try typed.exercise(of: try context.course())
    let title = "\(exercise.label) \(exercise.name) · \(exercise.grade)"
    context.show("# \(title)\n\n\(exercise.task)")
    context.say("")
    context.terminal.say(NextStep.fact("edit", exercise.place))
    return .success
  }

  static let demo = CommandWord(
    "demo",
    operands: "[CHAPTER] [WORDS]",
    count: 0...100,
    promise: "The demo of a chapter.",
    handsOver: true,
    details: """
      demo 1 controlled --context preview    is
      swift run NAME controlled --context preview

      Without a CHAPTER, it takes that of the next exercise. Without WORDS,
      the demo says what there is.
      """
  ) { typed, context in
    let course = try context.course()
    return try context.runDemo(of: typed.chapter(of: course), typed.rest, in: course)
  }
}

extension CourseChapter {
  /// The heading of its lesson.
  var title: String {
    lesson.document.text.firstMatch(of: /(?m)^# (.+)$/).map { String($0.1) } ?? name
  }

  /// The words of every demo that the lesson has you run, each once:
  /// `swift run Countdown controlled --context preview` is `controlled --context preview`.
  var demos: [[String]] {
    var demos: [[String]] = []
    for line in lesson.document.text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /swift run (\w+)((?: [^|#;&]+)?)/), match.1 == name
      else { continue }
      let words = match.2.split(separator: " ").map(String.init)
      if !words.isEmpty, !demos.contains(words) { demos.append(words) }
    }
    return demos
  }
}

extension CommandContext {
  /// Shows a text: in a window that turns pages if there are keys, else as it is.
  @MainActor
  func read(_ title: String, _ markdown: String) async -> ExitCode {
    guard terminal.hasKeys else {
      show(markdown)
      return .success
    }
    return await read(ReadingModel(title, markdown))
  }

  /// Shows a text until the person quits.
  @MainActor
  func read(_ reading: ReadingModel) async -> ExitCode {
    let keepsBackticks = terminal.colors == .none
    let scene = Scene("reading", reading) { reading, _ in
      ReadingScreen(reading: reading, wayOut: "quit", keepsBackticks: keepsBackticks)
    } press: {
      $0.press($1)
    } run: { _ in
      try? await Task.never()
    }
    return await perform(scene, Arrangement(hasKeyRow: false) { StyledLine("") })
  }

  /// Shows a scene until the person quits.
  @MainActor
  func perform(_ scene: Scene, _ arrangement: Arrangement) async -> ExitCode {
    let outcome = await Performance([scene], minimum: .smallest, arrangement: arrangement)
      .run(on: terminal)
    if case .interrupted = outcome.reason { return .interrupted }
    return .success
  }

  /// Runs the demo of a chapter in our place.
  func runDemo(
    of chapter: CourseChapter,
    _ words: [String],
    in course: Course
  ) throws -> ExitCode {
    let code = try runProduct(chapter.name, words, of: course)
    // What was wrong, the demo has said itself.
    return [.success, .interrupted].contains(code) ? code : .notYet
  }

  /// Builds and runs another program of this package in our place.
  func runProduct(
    _ name: String,
    _ words: [String],
    of course: Course
  ) throws -> ExitCode {
    @Dependency(EditorLauncher.self) var launcher
    let folder = course.root.path(percentEncoded: false)
    switch launcher.launch("swift", ["run", "--package-path", folder, name] + words) {
    case .ended(let code): return ExitCode(rawValue: code) ?? .noVerdict
    case .isMissing: throw CommandFailure(ToolchainError.noSwift.sentence, .unavailable)
    case .cannotRun(let reason):
      throw CommandFailure("swift cannot be run: \(reason).", .unavailable)
    }
  }
}
