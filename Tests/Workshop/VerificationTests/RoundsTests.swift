import Course
import PlantedCourses
import Testing

@testable import Verification

@Suite struct Rounds {
  @Test func `every answer has its turn, once`() throws {
    let course = try Teapot.course()
    for exercise in ["Fill", "Boil", "Pour"] {
      let answers = ["Same", "Equal", "Other", "Last"].map(Teapot.wrongAnswer)
      try course.write("Solutions/01-Teapot/WrongAnswers/\(exercise).md", answers.joined())
    }
    let exercises = try course.course.exercises
    let rounds = Round.all(of: exercises).dropFirst(2)
    let asked = rounds.flatMap(\.asked).map { "\($0.exercise.name)/\($0.name)" }
    #expect(asked.count == 13)
    #expect(Set(asked).count == 13)
    #expect(rounds.map(\.name).last == "answers \(rounds.count) of \(rounds.count)")
  }

  @Test func `answers that declare something else come last, and who is done is built no more`()
    throws
  {
    let course = try Teapot.course()
    let solution = "func fill() {\n  level = 1\n}\n"
    try course.write("Solutions/01-Teapot/Fill.swift", solution)
    let answers = [
      ("Throws", "-func fill() {\n+func fill() throws {"), ("Half", "-  level = 1\n+  level = 0.5"),
      ("Waits", "-func fill() {\n+func fill() async {"),
      ("ThrowsHalf", "-func fill() {\n-  level = 1\n+func fill() throws {\n+  level = 0.5"),
    ]
    let text = answers.map { "### \($0)\n\nIt tempts.\n\n```diff\n\($1)\n```\n" }.joined()
    try course.write("Solutions/01-Teapot/WrongAnswers/Fill.md", text)
    let rounds = Round.all(of: try course.course.exercises).dropFirst(2)
    #expect(
      rounds.map { $0.asked.map { "\($0.exercise.name)/\($0.name)" } } == [
        ["Fill/Half"],
        ["Fill/Throws", "Boil/Half", "Pour/Early"],
        ["Fill/ThrowsHalf", "Boil/Twice", "Pour/Late"],
        ["Fill/Waits"],
      ]
    )
    let all = ["Fill", "Boil", "Pour"]
    #expect(rounds.map { $0.built.map(\.name) } == [all, all, all, ["Fill"]])
  }
}
