import Course
import Foundation
import PlantedCourses
import Testing

@testable import Toolchain

@Suite struct AnswerFolders {
  @Test func `what is the same as before is not written again`() throws {
    let course = try PlantedCourse.small()
    let exercises = try course.course.exercises
    let folder = AnswerFolder(scratch: "verify")
    try folder.fill(for: exercises, but: [.starter(of: exercises[0])])
    let files = ["Boil", "Whistle"].map { "\(folder.path)/01-Kettle/\($0).swift" }
    let past = Date(timeIntervalSince1970: 7)
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: past],
        ofItemAtPath: course.path(file)
      )
    }
    try folder.fill(for: exercises, but: [])
    let times = try files.map { file in
      try course.root.appending(path: file).resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    #expect(times[0] != past)
    #expect(times[1] == past)
  }
}
