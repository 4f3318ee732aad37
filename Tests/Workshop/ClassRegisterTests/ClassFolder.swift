import Attendee
import Course
import Foundation
import HTTP
import Loopback
import Synchronization

@testable import ClassRegister

/// A workbook of one chapter in a folder of its own, and a class in it.
final class ClassFolder: Sendable {
  let root: URL
  /// In seconds since 1970.
  let now = Mutex(1_000.0)

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(
      path: "class-\(UUID())",
      directoryHint: .isDirectory
    )
    try write("Package.swift", "")
    for (folder, exercises) in [("01-Kettle", ["Boil", "Whistle"]), ("02-Oven", ["Bake"])] {
      try write("Chapters/\(folder)/README.md", "# \(folder)\n")
      let task = "A kettle.\n\n1. It boils <b>at last</b>.\n2. It stops\n   in time.\n"
      try write(
        "Exercises/\(folder)/README.md",
        exercises.map { "## \($0) · guided\n\n\(task)" }.joined(separator: "\n")
      )
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func register(isNew: Bool = false, limits: ClassLimits = ClassLimits()) throws -> ClassRegister {
    ClassRegister(
      of: try Course(at: root),
      isNew: isNew,
      limits: limits,
      time: { [self] in
        now.withLock { $0 }
      }
    )
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
    message.works = works.map {
      Work(
        exercise: $0.exercise,
        isSolved: $0.holds == $0.of,
        holds: $0.holds,
        of: $0.of,
        missing: $0.missing,
        minutes: 3
      )
    }
    return message
  }
}
