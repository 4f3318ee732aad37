import Course
import Foundation

/// The workbook that these tests are a part of: for its names and paths, not for what is solved.
enum RealCourse {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let course = Result { try Course(at: root) }

  static func exercise(_ name: String) throws -> Exercise { try course.get().exercise(name) }
}
