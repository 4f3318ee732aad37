import Course
import PlantedCourses
import Testing

@Suite struct AnExercise {
  let workbook = try! PlantedCourse.small()

  @Test func `a person goes on at the first empty gap, or at the first line of their own`() throws {
    let boil = try workbook.course.exercise("Boil")
    try workbook.write(boil.solutionPath, "a\nb\nc\n")
    try workbook.write(
      "Solutions/01-Kettle/Starters/Boil.diff",
      " a\n-b\n+  // TODO: b\n+\n c\n+// TODO: d\n"
    )
    for (text, line) in [
      ("a\n  // TODO: b\n\nc\n// TODO: d\n", 2), ("a\n  // TODO: b\nB\nc\n// TODO: d\n", 5),
      ("import Clocks\na\n  // TODO: b\nB\nc\n// TODO: d\nD\n", 4),
      ("import Clocks\na\n\nc\n\nd\n", 6),
    ] {
      try workbook.write(boil.path, text)
      #expect(boil.line == line, "\(text)")
    }
  }
}
