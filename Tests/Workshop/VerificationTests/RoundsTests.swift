import Course
import Testing

@testable import Verification

@Suite struct Rounds {
  @Test func `a round has one answer of each exercise that has one left`() throws {
    let course = try TeapotCourse()
    try course.replace(
      "### Late",
      with: "\(TeapotCourse.wrongAnswer("Half").dropFirst())\n### Late",
      in: "Solutions/01-Teapot/WrongAnswers/Pour.md"
    )
    let rounds = Round.all(of: try Course(at: course.root).exercises)
    #expect(
      rounds.dropFirst(2).map { $0.asked.map { "\($0.exercise.name)/\($0.name)" } } == [
        ["Fill/Little", "Boil/Half", "Pour/Early"],
        ["Fill/Much", "Boil/Twice", "Pour/Half"],
        ["Fill/Slowly", "Pour/Late"],
      ]
    )
  }

  @Test func `every answer has its turn, once`() throws {
    let course = try TeapotCourse()
    for exercise in ["Fill", "Boil", "Pour"] {
      let answers = ["Same", "Equal", "Other", "Last"].map(TeapotCourse.wrongAnswer)
      try course.write(answers.joined(), to: "Solutions/01-Teapot/WrongAnswers/\(exercise).md")
    }
    let exercises = try Course(at: course.root).exercises
    let rounds = Round.all(of: exercises).dropFirst(2)
    let asked = rounds.flatMap(\.asked).map { "\($0.exercise.name)/\($0.name)" }
    #expect(asked.count == 13)
    #expect(Set(asked).count == 13)
    #expect(rounds.map(\.name).last == "answers \(rounds.count) of \(rounds.count)")
  }
}
