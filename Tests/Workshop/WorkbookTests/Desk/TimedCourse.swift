import Course
import DependenciesTestSupport
import Foundation

@testable import Workbook

/// A course whose lessons and exercises take as long as a test says.
struct TimedCourse {
  let units: [TimetableUnit]

  /// - Parameter chapters: For each of them the minutes of its lesson, and more that are not looked at.
  init(chapters: [[Int]], exercise: () -> Int = { 10 }) throws {
    let root = quickestFolder.appending(path: "timed-course-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    for (index, minutes) in chapters.enumerated() {
      let name = index < names.count ? names[index] : "Chapter\(index)"
      let folder = "\(twoDigits(index + 1))-\(name)"
      let tasks = [("A", "guided"), ("B", "applied"), ("C", "stretch")].map { name, grade in
        "## \(name) · \(grade)\n\nabout \(exercise()) minutes\n"
      }
      for (path, text) in [
        ("Chapters/\(folder)", "## On stage\n\nFor the instructor: \(minutes[0]) minutes\n"),
        ("Exercises/\(folder)", tasks.joined()),
      ] {
        let place = root.appending(path: path)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appending(path: "README.md"))
      }
    }
    units = TimetableUnit.all(of: try Course(at: root).chapters)
  }
}
