import PlantedCourses
import Testing

@testable import Course

@Suite struct KeptAnswers {
  let workbook = try! PlantedCourse.small()
  let boil: Exercise

  init() throws {
    boil = try workbook.course.exercise("Boil")
    try workbook.write(boil.path, "a\n  // TODO: b\nc\n// TODO: d\n")
    try workbook.write(boil.solutionPath, "a\nb\nc\n")
    try workbook.write(
      boil.path(of: .wrong),
      """
      # Boil

      ## Too early

      ### Cold

      The tap is near.
      Tea of it is not.

      ```diff
       a
      -b
      +d
      +e
       c
      ```

      ### Shout

      It is loud.

      ```diff
       a
      -b
      +B
       c
      ```

      """
    )
  }

  @Test func `an answer is made of the solution and its text`() throws {
    let (answers, faults) = boil.answers(.wrong)
    #expect(answers.map(\.name) == ["Cold", "Shout"])
    #expect(answers.map(\.sentence) == ["The tap is near. Tea of it is not.", "It is loud."])
    #expect(answers.map(\.line) == [5, 18])
    #expect(answers.map(\.texts) == [["a\nd\ne\nc\n"], ["a\nB\nc\n"]])
    #expect(answers[0].path == "Solutions/01-Kettle/WrongAnswers/Boil.md")
    #expect(faults == [])
    #expect(boil.answers(.second).answers == [])
  }

  @Test func `where an exercise or its solution has changed, its starter gets what it needs`()
    throws
  {
    let file = boil.files[0]
    let text = try #require(workbook.root.text(of: file.path))
    for solution in ["a\nb\nc\n", "a\nB\nc\n", "d\n"] {
      try workbook.write(file.solutionPath, solution)
      try workbook.write(file.starterPath, file.rewrittenStarter(in: workbook.root).new)
      #expect(try file.starter(in: workbook.root) == text)
    }
    // One that is solved is no starter.
    try workbook.write(file.path, "solved\n")
    #expect(file.rewrittenStarter(in: workbook.root).new.contains("// TODO: b"))
  }
}
