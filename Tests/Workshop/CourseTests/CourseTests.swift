import Course
import Foundation
import Testing

@Suite struct TheCourse {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `it is found from a folder deep inside`() throws {
    let course = try Course(around: root.appending(path: "Exercises/01-Countdown/Tests"))
    #expect(course.chapters.first?.name == "Countdown")
  }
}
