import Course
import Usage

extension ParsedArguments {
  /// The exercise that was named, or the one that is next. Of a chapter, it is the next one in it.
  func exercise(of course: Course) throws -> Exercise {
    let progress = CourseProgress(of: course)
    guard let word = operands.first else {
      if let next = progress.next { return next }
      throw UsageError("All exercises are solved: name the one that you mean.")
    }
    switch try course.find(word) {
    case .exercise(let exercise): return exercise
    case .chapter(let chapter):
      let unsolved = chapter.exercises.first { progress.state(of: $0) != .solved }
      if let next = unsolved ?? chapter.exercises.first { return next }
      throw UsageError("\(chapter.name) has no exercise.")
    }
  }

  /// The chapter that was named, or the one of the exercise that was named or is next.
  func chapter(of course: Course) throws -> CourseChapter {
    if let word = operands.first, case .chapter(let chapter) = try course.find(word) {
      return chapter
    }
    return try course.chapter(of: exercise(of: course))
  }
}

extension Course {
  func chapter(of exercise: Exercise) -> CourseChapter {
    chapters.first { $0.number == exercise.chapterNumber } ?? chapters[0]
  }
}
