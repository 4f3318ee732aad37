import Course
import Foundation
import Toolchain

/// How far somebody is: which exercises they have solved, as far as the tests have said so.
///
/// It is kept in a small text file. Where that is gone, out of date or garbled, nothing is wrong but
/// that some exercises have to be checked again.
struct Progress {
  enum State: String, Sendable {
    case untouched, begun, solved
    /// The tests passed once, and the file or its tests are not the same since.
    case changed
  }

  private let course: Course
  /// What the files of solved exercises were like when their tests passed, by the exercise's id.
  private var solved: [String: String]

  init(of course: Course) {
    self.course = course
    let text = (try? String(contentsOf: Self.file(of: course), encoding: .utf8)) ?? ""
    solved = Dictionary(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let words = line.split(separator: " ")
        guard words.count == 3, words[1] == "solved" else { return nil }
        return (String(words[0]), String(words[2]))
      },
      uniquingKeysWith: { $1 }
    )
  }

  static func file(of course: Course) -> URL {
    course.root.appending(path: ".workbook/progress.txt")
  }

  func state(of exercise: Exercise) -> State {
    if let fingerprint = solved[exercise.id] {
      return fingerprint == exercise.fingerprint ? .solved : .changed
    }
    return exercise.isUntouched ? .untouched : .begun
  }

  var solvedCount: Int { course.exercises.count { state(of: $0) == .solved } }

  func solvedCount(in chapter: CourseChapter) -> Int {
    chapter.exercises.count { state(of: $0) == .solved }
  }

  /// The first exercise that is not solved; nil when all are.
  var next: Exercise? { course.exercises.first { state(of: $0) != .solved } }

  /// The first exercise after another one that is not solved, or else the first of all.
  func next(after exercise: Exercise) -> Exercise? {
    let exercises = course.exercises
    let rest = exercises.drop { $0.id != exercise.id }.dropFirst()
    return rest.first { state(of: $0) != .solved } ?? next
  }

  mutating func learn(from judgements: [Judgement]) {
    for judgement in judgements {
      if case .solved = judgement.verdict {
        solved[judgement.exercise.id] = judgement.exercise.fingerprint
      } else {
        solved[judgement.exercise.id] = nil
      }
    }
  }

  /// Writes the file, or says in one sentence why it could not be written.
  func save() throws(Failure) {
    let file = Self.file(of: course)
    let folder = file.deletingLastPathComponent()
    let lines = course.exercises.compactMap { exercise in
      solved[exercise.id].map { "\(exercise.id) solved \($0)\n" }
    }
    let text = """
      # The exercises whose tests have passed. The workbook writes this file; without it you lose
      # nothing but these lines, and get them back with: swift run workbook check all
      \(lines.joined())
      """
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(
        """
        Your progress cannot be saved in .workbook/progress.txt: \(error.localizedDescription) The \
        verdict above counts all the same.
        """,
        .fileTrouble
      )
    }
  }
}

extension Exercise {
  fileprivate var isUntouched: Bool {
    guard let mine = try? Data(contentsOf: file) else { return true }
    return mine == (try? Data(contentsOf: starter))
  }

  /// A short name for what is in its file and in its tests.
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in [path, testsPath] {
      for byte in (try? Data(contentsOf: root.appending(path: path))) ?? Data() {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
