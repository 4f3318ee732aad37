import Course
import PlantedCourses
import Testing

@Suite struct AnExercise {
  let kitchen = try! PlantedCourse.kitchen()

  @Test func `its heading says its name and its grade, its text the minutes`() throws {
    let exercises = try kitchen.course.exercises
    #expect(exercises.map(\.name) == ["Boil", "Whistle", "Bake"])
    #expect(exercises.map(\.grade) == ["guided", "stretch", ""])
    #expect(exercises.map(\.minutes) == [5, nil, 12])
    #expect(exercises.map(\.number) == [1, 2, 1])
    #expect(exercises[1].task == "Some minutes.")
    #expect(exercises.map(\.taskLine) == [5, 10, 1])
  }

  @Test func `a person goes on at the first empty gap, or at the first line of their own`() throws {
    let boil = try kitchen.course.exercise("Boil")
    #expect(boil.line == 1)
    try kitchen.write(
      "Solutions/01-Kettle/Starters/Boil.diff",
      " a\n-b\n+  // TODO: b\n+\n c\n+// TODO: d\n"
    )
    for (text, line) in [
      ("a\n  // TODO: b\n\nc\n// TODO: d\n", 2), ("a\n  // TODO: b\nB\nc\n// TODO: d\n", 5),
      ("import Clocks\na\n  // TODO: b\nB\nc\n// TODO: d\nD\n", 4),
      ("import Clocks\na\n\nc\n\nd\n", 6),
    ] {
      try kitchen.write(boil.path, text)
      #expect(boil.line == line, "\(text)")
    }
  }

  @Test func `its demands are the numbered lines of its text`() throws {
    try kitchen.write(
      "Exercises/01-Kettle/README.md",
      "## Boil · guided\n\nDo it:\n\n1. It boils\n   `water`.\n2. It stops.\n\n- So.\n"
    )
    #expect(try kitchen.course.exercise("Boil").demands == ["It boils `water`.", "It stops."])
  }

  @Test func `its other answers are made of the solution and their texts`() throws {
    let boil = try kitchen.course.exercise("Boil")
    let (answers, faults) = boil.answers(.wrong)
    #expect(answers.map(\.name) == ["Cold", "Shout"])
    #expect(answers.map(\.sentence) == ["The tap is near. Tea of it is not.", "It is loud."])
    #expect(answers.map(\.line) == [5, 18])
    #expect(answers.map(\.texts) == [["a\nd\ne\nc\n"], ["a\nB\nc\n"]])
    #expect(answers[0].path == "Solutions/01-Kettle/WrongAnswers/Boil.md")
    #expect(faults == [])
    #expect(boil.answers(.second).answers == [])
  }
}
