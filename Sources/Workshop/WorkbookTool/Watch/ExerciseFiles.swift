import Course
import Foundation

/// The files that decide about an exercise: its own, its tests, and what all exercises of its
/// chapter share. The other exercises are judged on their own.
struct ExerciseFiles: Sendable {
  let exercise: Exercise
  private let files: URL
  private let tests: URL
  private let filesOfOthers: Set<String>

  init(_ exercise: Exercise, in course: Course) {
    self.exercise = exercise
    files = exercise.file.deletingLastPathComponent()
    tests = exercise.root.appending(path: exercise.testsPath).deletingLastPathComponent()
    let chapter = course.chapters.first { $0.number == exercise.chapterNumber }
    let others = (chapter?.exercises ?? []).filter { $0.name != exercise.name }
    filesOfOthers = Set(
      others.flatMap { other in
        (other.suites + ["\(other.name)Tests"] + other.modules).map { "\($0).swift" }
      }
    )
  }

  /// Where something may happen to them. The folder above is among these: it knows when the others
  /// are taken away and put back.
  var folders: [URL] { [files.deletingLastPathComponent(), files, tests] }

  /// An editor's backup and its lock do not count.
  private func isOne(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".") && !filesOfOthers.contains(name)
  }

  /// What they hold now.
  func read() -> Contents {
    var contents: [String: Data] = [:]
    for folder in [files, tests] {
      for name in folder.names(in: "") where isOne(name) {
        contents[name] = try? Data(contentsOf: folder.appending(path: name))
      }
    }
    let gone = exercise.files.first { file in
      contents[String(file.path.split(separator: "/").last ?? "")] == nil
    }
    return Contents(gonePath: gone?.path, all: contents)
  }

  /// What files hold: two saves of the same text are one.
  struct Contents: Equatable, Sendable {
    /// The file of the exercise that is not there; nil when all of them are.
    let gonePath: String?
    fileprivate let all: [String: Data]

    /// The names of the files that are not as they were, in order.
    func names(changedSince before: Contents) -> [String] {
      Set(all.keys).union(before.all.keys).filter { all[$0] != before.all[$0] }.sorted()
    }
  }
}
