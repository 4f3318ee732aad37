import Course
import Toolchain
import Usage

/// The progress of a person: the exercises whose tests have passed, and the one that is next. It
/// is a snapshot: the files are read once.
///
/// The progress is kept in a small text file. If that is gone, out of date or garbled, some
/// exercises have to be checked again, and no more.
package struct CourseProgress {
  package enum State: String, Sendable {
    case untouched, begun, solved
    /// The tests passed once, and the file or its tests have changed since.
    case changed
  }

  private let course: Course
  /// The fingerprints of solved exercises when their tests passed, by the exercise's id.
  private var solved: [String: String] = [:]
  /// The exercise that was judged last, alone.
  private var last: String?
  /// The number of hints that were shown, by the exercise's id.
  var hintsSeen: [String: Int] = [:]
  /// By the exercise's id.
  private var states: [String: State] = [:]

  package init(of course: Course) {
    self.course = course
    let text = course.root.text(of: Self.path) ?? ""
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      switch words.dropFirst().first {
      case "solved" where words.count == 3: solved[words[0]] = words[2]
      case "hints" where words.count == 3: hintsSeen[words[0]] = Int(words[2]).map { max(0, $0) }
      case "last" where words.count == 2: last = words[0]
      default: break
      }
    }
    for exercise in course.exercises { states[exercise.id] = currentState(of: exercise) }
  }

  private static let path = ".workbook/progress.txt"

  package func state(of exercise: Exercise) -> State { states[exercise.id] ?? .untouched }

  private func currentState(of exercise: Exercise) -> State {
    if let fingerprint = solved[exercise.id] {
      return fingerprint == exercise.fingerprint ? .solved : .changed
    }
    return exercise.isUntouched ? .untouched : .begun
  }

  func solvedCount(of exercises: [Exercise]) -> Int {
    exercises.count { state(of: $0) == .solved }
  }

  /// The exercise with which the person goes on; nil when all are solved.
  ///
  /// This is the exercise that was judged last until it is solved, then the next one after it.
  /// A person who begins with the last chapter is not sent back to the first one.
  var next: Exercise? {
    let exercises = course.exercises
    if let last = exercises.first(where: { $0.id == last }) {
      return state(of: last) == .solved ? next(after: last) : last
    }
    let begun = exercises.first { [.begun, .changed].contains(state(of: $0)) }
    return begun ?? exercises.last { state(of: $0) == .solved }.flatMap(next(after:)) ?? first
  }

  /// The first exercise after another one that is not solved, or else the first of all.
  func next(after exercise: Exercise) -> Exercise? {
    let rest = course.exercises.drop { $0.id != exercise.id }.dropFirst()
    return rest.first { state(of: $0) != .solved } ?? first
  }

  private var first: Exercise? { course.exercises.first { state(of: $0) != .solved } }

  /// Whether nothing was done here before.
  var isFresh: Bool { last == nil && course.exercises.allSatisfy { state(of: $0) == .untouched } }

  mutating func record(_ judgements: [Judgement]) {
    if judgements.count == 1 { last = judgements[0].exercise.id }
    for judgement in judgements {
      solved[judgement.exercise.id] =
        judgement.isSolved ? judgement.exercise.fingerprint : nil
      states[judgement.exercise.id] = currentState(of: judgement.exercise)
    }
  }

  func save() throws {
    let lines = course.exercises.map(\.id).flatMap { id in
      [
        solved[id].map { "\(id) solved \($0)\n" }, hintsSeen[id].map { "\(id) hints \($0)\n" },
      ]
      .compactMap(\.self)
    }
    let text = """
      # The exercises whose tests have passed, and how many hints were shown. The workbook writes
      # this file; without it you lose nothing but these lines: swift run workbook check all
      \(lines.joined())\(last.map { "\($0) last\n" } ?? "")
      """
    try course.root.write(text, to: Self.path)
  }
}

extension Exercise {
  /// A short name for what is in its file and in its tests.
  fileprivate var fingerprint: String { root.digest(of: [path, testsPath, edgesPath]) }
}

extension ParsedArguments {
  /// The exercise that was named, or the one that is next. Of a chapter, it is the next one in it.
  func exercise(of course: Course) throws -> Exercise {
    let progress = CourseProgress(of: course)
    guard let word = operands.first else {
      if let next = progress.next { return next }
      throw UsageError("All exercises are solved: name the one that you mean.")
    }
    let found = try course.find(word)
    let unsolved = found.chapter.exercises.first { progress.state(of: $0) != .solved }
    if let exercise = found.exercise ?? unsolved ?? found.exercises.first { return exercise }
    throw UsageError("\(found.chapter.name) has no exercise.")
  }

  /// The chapter that was named, or the one of the exercise that was named or is next.
  func chapter(of course: Course) throws -> CourseChapter {
    if let word = operands.first { return try course.find(word).chapter }
    return try course.chapter(of: exercise(of: course))
  }
}

extension Course {
  /// Goes on if the tests of these exercises have passed.
  ///
  /// - Parameter hint: What a person may do before that.
  package func requireSolved(
    _ exercises: [Exercise],
    orElse hint: String
  ) throws(SentenceError) {
    let progress = CourseProgress(of: self)
    guard let open = exercises.first(where: { progress.state(of: $0) != .solved }) else { return }
    throw SentenceError(
      """
      \(open.name) is not solved yet, as far as its tests have said. To check it:
        swift run workbook check \(open.name)
      \(hint)
      """,
      .failure
    )
  }

  func chapter(of exercise: Exercise) -> CourseChapter {
    chapters.first { $0.folder == exercise.chapterFolder } ?? chapters[0]
  }
}
