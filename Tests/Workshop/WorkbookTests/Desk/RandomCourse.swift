import Course
import DependenciesTestSupport
import Foundation

@testable import Workbook

/// A course whose lessons and exercises take any time from 5 to 30 minutes.
struct RandomCourse {
  let units: [TimetableUnit]

  init(_ dice: inout SeededGenerator) throws {
    var chapters: [[Int]] = []
    for _ in 0..<Int.random(in: 1...7, using: &dice) {
      chapters.append([dice.number(in: 5...30), dice.number(in: 5...30)])
    }
    try self.init(chapters: chapters, exercise: { dice.number(in: 5...30) })
  }

  /// - Parameter chapters: For each of them the minutes of its lesson, and more that are not looked at.
  init(chapters: [[Int]], exercise: () -> Int = { 10 }) throws {
    let root = quickestFolder.appending(path: "random-course-\(UUID())")
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
