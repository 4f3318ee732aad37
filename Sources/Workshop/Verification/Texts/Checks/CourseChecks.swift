import Course

extension CourseCheck {
  static let uniqueNames = CourseCheck("no two exercises have the same name") { files in
    var seen: [String: String] = [:]
    return files.chapters.flatMap { chapter in
      chapter.exercises.compactMap { exercise in
        guard let other = seen.updateValue(chapter.folder, forKey: exercise.name) else {
          return nil
        }
        return chapter.fault(
          about: exercise,
          "\(exercise.name) is an exercise of \(other) as well: give one of them another name."
        )
      }
    }
  }

  static let folders = CourseCheck("each chapter has its folder in every place") { files in
    guard !files.chapters.isEmpty else {
      return [Fault("Exercises", "There is no chapter: a folder like 01-Name is missing.")]
    }
    return files.chapters.flatMap { chapter in
      let places = ["Chapters"] + (chapter.hasExercises ? ["Exercises", "Solutions"] : [])
      return places.filter { !files.exists("\($0)/\(chapter.folder)") }.map {
        Fault("\($0)/\(chapter.folder)", "The folder is missing: add it.")
      }
    }
  }

  static let frontPage = CourseCheck("the first page has each chapter with its minutes") { files in
    let rows = files.lines("README.md")
    return files.chapters.compactMap { chapter in
      guard let own = chapter.chapter, let minutes = own.lesson.minutes,
        let more = own.lesson.minutesOfExercises
      else { return nil }
      let index = rows.firstIndex {
        $0.hasPrefix("|") && $0.contains("(Chapters/\(chapter.folder)/README.md)")
      }
      guard let index else {
        return Fault(
          "README.md",
          "The table of chapters has no row with a link to \(chapter.lessonPath): add it."
        )
      }
      let said = rows[index].matches(of: /(\d+) min\b/).compactMap { Int($0.1) }
      guard said != [minutes, more] else { return nil }
      return Fault(
        "README.md",
        line: index + 1,
        """
        The row of \(chapter.folder) says \(said.map { "\($0) min" }.joined(separator: " and ")), \
        and the lesson says \(minutes) and \(more): make them agree.
        """
      )
    }
  }

  static let frontLinks = CourseCheck("every link of the first pages leads to a file") { files in
    ["README.md", "Tests/README.md"].flatMap { TextCheck.brokenLinks(in: $0, files) }
  }
}
