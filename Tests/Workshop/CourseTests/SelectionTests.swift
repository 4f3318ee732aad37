import Course
import PlantedCourses
import Testing

@Suite struct Selections {
  let workbook = try! PlantedCourse.small()

  @Test(arguments: [
    "Boil", "boil", "BOIL", "Boil.swift", "1.1", "01.1", "01-Kettle/Boil", "Kettle/Boil",
    "kettle/boil", "Exercises/01-Kettle/Boil.swift",
    "Exercises/01-Kettle/Tests/BoilTests.swift", "KettleExercisesTests.Boil",
  ])
  func `an exercise is found by any of its names`(word: String) throws {
    #expect(try workbook.course.exercise(word).id == "01-Kettle/Boil")
  }

  @Test(arguments: [
    "Oven", "oven", "2", "02", "02-Oven", "Chapters/02-Oven", "Chapters/02-Oven/",
    "Exercises/02-Oven", "OvenExercises",
  ])
  func `a chapter is found by any of its names`(word: String) throws {
    #expect(try workbook.course.chapter(word).folder == "02-Oven")
  }
}
