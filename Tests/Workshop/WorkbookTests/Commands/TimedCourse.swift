import Course
import PlantedCourses

@testable import Workbook

/// A course whose lessons and exercises take as long as a test says.
struct TimedCourse {
  let units: [TimetableUnit]

  /// - Parameter chapters: For each of them the minutes of its lesson, and more minutes.
  init(chapters: [[Int]], exercise: () -> Int = { 10 }) throws {
    let workbook = try PlantedCourse()
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    for (index, minutes) in chapters.enumerated() {
      let name = index < names.count ? names[index] : "Chapter\(index)"
      let folder = "\(twoDigits(index + 1))-\(name)"
      let tasks = [("A", "guided"), ("B", "applied"), ("C", "stretch")].map { name, grade in
        "## \(name) · \(grade)\n\nabout \(exercise()) minutes\n"
      }
      let lesson = "## On stage\n\nFor the instructor: \(minutes[0]) minutes\n"
      try workbook.write("Chapters/\(folder)/README.md", lesson)
      try workbook.write("Exercises/\(folder)/README.md", tasks.joined())
    }
    units = TimetableUnit.all(of: try workbook.course.chapters)
  }
}
