import Course
import PlantedCourses
import Testing

@testable import Verification

@Suite struct Rounds {
  @Test func `a round has one answer of each exercise, and who has few begins late`() throws {
    let course = try Teapot.course()
    try course.replace(
      "### Late",
      with: "\(Teapot.wrongAnswer("Half").dropFirst())\n### Late",
      in: "Solutions/01-Teapot/WrongAnswers/Pour.md"
    )
    let rounds = Round.all(of: try course.course.exercises)
    #expect(
      rounds.dropFirst(2).map { $0.asked.map { "\($0.exercise.name)/\($0.name)" } } == [
        ["Fill/Little", "Pour/Early"],
        ["Fill/Much", "Boil/Half", "Pour/Half"],
        ["Fill/Slowly", "Boil/Twice", "Pour/Late"],
      ]
    )
  }

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

  @Test func `answers that declare the same follow one another, the solution's first`() throws {
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
    let fill = try #require(course.course.exercises.first { $0.name == "Fill" })
    #expect(
      Round.all(of: [fill]).dropFirst(2).flatMap(\.asked).map(\.name) == [
        "Half", "Throws", "ThrowsHalf", "Waits",
      ]
    )
  }
}
