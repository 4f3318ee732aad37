import Course
import Foundation

/// What of the chapters is not where it has to be.
struct MissingFiles: Equatable, Sendable {
  var paths: [String] = []
  var chapters = 0
  var exercises = 0

  init(in root: URL) {
    do {
      let course = try Course(at: root)
      chapters = course.chapters.count
      exercises = course.exercises.count
      paths = course.chapters.flatMap(\.files).filter { !root.has($0) }
    } catch .unreadable(let path, _) {
      paths = [path]
    } catch {
      paths = ["Exercises"]
    }
  }
}

extension CourseChapter {
  fileprivate var files: [String] {
    [lessonPath, exercisesPath, hintsPath] + demo
      + exercises.flatMap { exercise in
        [exercise.testsPath]
          + exercise.files.flatMap { [$0.path, $0.solutionPath, $0.starterPath] }
      }
  }

  /// A page has neither of them. A chapter that has one has to have both.
  private var demo: [String] {
    let folders = ["Chapters/\(folder)/Sources", "Chapters/\(folder)/Tests"]
    return folders.contains(where: root.has) ? folders : []
  }
}
