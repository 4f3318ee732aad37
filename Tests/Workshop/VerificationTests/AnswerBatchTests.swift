import Course
import PlantedCourses
import Testing

@testable import Verification

@Suite struct AnswerBatches {
  @Test func `answers that declare something else come first, equal ones after each other`() throws
  {
    let course = try PlantedCourse.withAnswers()
    let solution = "struct Pot {\n  func fill() {\n    level = 1\n  }\n}\n"
    try course.write("Solutions/01-Kettle/Boil.swift", solution)
    let (throwing, half) = (
      "-  func fill() {\n+  func fill() throws {", "-    level = 1\n+    level = 0.5"
    )
    let answers = [
      ("Throws", throwing), ("Half", half), ("Waits", "-  func fill() {\n+  func fill() async {"),
      ("ThrowsHalf", "\(throwing)\n\(half)"),
    ]
    let text = answers.map { "### \($0)\n\nIt tempts.\n\n```diff\n\($1)\n```\n" }.joined()
    try course.write("Solutions/01-Kettle/WrongAnswers/Boil.md", text)
    let batches = AnswerBatch.all(of: try course.course.exercises).dropFirst(2)
    #expect(
      batches.map { $0.asked.map { "\($0.exercise.name)/\($0.name)" } } == [
        ["Boil/Waits", "Whistle/Early", "Bake/Little"],
        ["Boil/Throws", "Whistle/Late", "Bake/Much"],
        ["Boil/ThrowsHalf", "Whistle/Slowly"],
        ["Boil/Half"],
      ]
    )
  }
}
