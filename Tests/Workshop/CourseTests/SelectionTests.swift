import Course
import PlantedCourses
import Testing
import Usage

@Suite struct Selections {
  let kitchen = try! PlantedCourse.kitchen()

  @Test(arguments: [
    "Boil", "boil", "BOIL", "Boil.swift", "1.1", "01.1", "01-Kettle/Boil", "Kettle/Boil",
    "kettle/boil", "Exercises/01-Kettle/Boil.swift",
    "Exercises/01-Kettle/Tests/BoilTests.swift", "KettleExercisesTests.Boil",
  ])
  func `an exercise is found by any of its names`(word: String) throws {
    #expect(try kitchen.course.exercise(word).id == "01-Kettle/Boil")
  }

  @Test(arguments: [
    "Oven", "oven", "2", "02", "02-Oven", "Chapters/02-Oven", "Chapters/02-Oven/",
    "Exercises/02-Oven", "OvenExercises",
  ])
  func `a chapter is found by any of its names`(word: String) throws {
    #expect(try kitchen.course.chapter(word).folder == "02-Oven")
  }

  @Test(arguments: [
    ("Biol", "There is no exercise and no chapter \"Biol\". Did you mean \"Boil\"?"),
    ("Wistle", "There is no exercise and no chapter \"Wistle\". Did you mean \"Whistle\"?"),
    ("ovn", "There is no exercise and no chapter \"ovn\". Did you mean \"Oven\"?"),
    ("1.3", "There is no exercise and no chapter \"1.3\"."),
    ("3", "There is no exercise and no chapter \"3\"."),
    ("dishwasher", "There is no exercise and no chapter \"dishwasher\"."),
    ("", "There is no exercise and no chapter \"\"."),
  ])
  func `what is not there is quoted, with what was perhaps meant`(
    word: String,
    sentence: String
  ) {
    #expect(throws: UsageError(sentence)) { try kitchen.course.find(word) }
  }

  @Test func `a chapter is no exercise, and the other way round`() {
    #expect(
      throws: UsageError("Kettle is a chapter: name one of its exercises, Boil, Whistle.")
    ) {
      try kitchen.course.exercise("1")
    }
    #expect(throws: UsageError("Bake is an exercise of Oven: name the chapter instead.")) {
      try kitchen.course.chapter("2.1")
    }
  }

  @Test func `a selection has the exercises that it means`() throws {
    #expect(try kitchen.course.find("1").exercises.map(\.name) == ["Boil", "Whistle"])
    #expect(try kitchen.course.find("1.2").exercises.map(\.name) == ["Whistle"])
  }
}
