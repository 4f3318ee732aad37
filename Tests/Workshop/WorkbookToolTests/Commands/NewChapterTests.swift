import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import WorkbookTool

@MainActor
@Suite struct NewChapters {
  @Test func `a new chapter is the next one, and says which rows to paste`() async throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Tests/README.md", "")
    try repository.copy(["Tests/Template"], into: workbook.root.appending(path: "Tests"))
    let answer = await workbook.run("new chapter Lamp")
    #expect(answer.errors == "")
    let chapter = try #require(workbook.course.chapters.last)
    #expect(chapter.folder == "03-Lamp")
    #expect(chapter.exercises.map(\.name) == ["LampFirst", "LampSecond", "LampThird"])
    #expect(chapter.exercises.allSatisfy { $0.isUntouched && !$0.answers(.wrong).answers.isEmpty })
    let row = #"  "03-Lamp": Chapter(exercises: ["LampFirst", "LampSecond", "LampThird"]),"#
    #expect(answer.output.contains("Package.swift\n\(row)\n"))
    #expect(try workbook.text("Chapters/03-Lamp/Sources/LampDemo.swift").contains("    3,\n"))
    for place in ["Chapters", "Exercises", "Solutions"] {
      for path in workbook.root.sources(below: "\(place)/03-Lamp") {
        #expect(try !workbook.text("\(place)/03-Lamp/\(path)").contains("emplate"), "\(path)")
      }
    }
  }
}
