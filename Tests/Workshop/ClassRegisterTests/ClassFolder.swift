import Attendee
import Foundation
import HTTP
import Loopback
import PlantedCourses
import Synchronization

@testable import ClassRegister

/// A workbook of one chapter in a folder of its own, and a class in it.
final class ClassFolder: Sendable {
  private let workbook: PlantedCourse
  var root: URL { workbook.root }
  /// In seconds since 1970.
  let now = Mutex(1_000.0)

  init() throws {
    workbook = try PlantedCourse(["Package.swift": ""])
    for (folder, exercises) in [("01-Kettle", ["Boil", "Whistle"]), ("02-Oven", ["Bake"])] {
      try workbook.write("Chapters/\(folder)/README.md", "# \(folder)\n")
      let task = "A kettle.\n\n1. It boils <b>at last</b>.\n2. It stops\n   in time.\n"
      try workbook.write(
        "Exercises/\(folder)/README.md",
        exercises.map { "## \($0) · guided\n\n\(task)" }.joined(separator: "\n")
      )
    }
  }

  func register(isNew: Bool = false) throws -> ClassRegister {
    ClassRegister(of: try workbook.course, isNew: isNew, time: { [self] in now.withLock { $0 } })
  }

  func wait(_ seconds: Double) { now.withLock { $0 += seconds } }
}

extension ClassMessage {
  static func from(
    _ member: String,
    _ number: Int = 1,
    in register: ClassRegister,
    _ works: (exercise: String, holds: Int, of: Int, missing: Int?)...
  ) -> ClassMessage {
    var message = ClassMessage(code: register.code, member: member, number: number, name: member)
    message.works = works.map { exercise, holds, of, missing in
      let isSolved = holds == of
      return Work(exercise: exercise, isSolved: isSolved, holds: holds, of: of, missing: missing)
    }
    return message
  }
}
