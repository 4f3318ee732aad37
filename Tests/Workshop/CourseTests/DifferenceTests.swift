import PlantedCourses
import Testing

@testable import Course

@Suite struct Differences {
  let old = ["{", "a", "}", "{", "b", "}"]

  @Test func `each place has a line of context, and a sign is between two of them`() {
    let difference = Difference(from: old, to: ["{", "A", "}", "{", "b", "}", "c"])
    #expect(difference.lines == [" {", "-a", "+A", " }", "@@", " }", "+c"])
  }

  @Test func `one that is applied has as much context as it takes, and gives the other text`()
    throws
  {
    let new = ["{", "a", "}", "{", "b", "", "c", "}"]
    let lines = Difference(from: old, to: new, isPatch: true).lines
    #expect(lines == [" b", "+", "+c", " }"])
    let last = Difference(from: old, to: old + ["c"], isPatch: true).lines
    #expect(last == [" b", " }", "+c"])
    for (lines, new) in [(lines, new), (last, old + ["c"])] {
      #expect(try Difference(reading: lines).applied(to: old) == new)
    }
  }

  @Test(
    arguments: [
      (["?"], .invalidLine("?")), (["+c"], .ambiguous("c", 7)), ([" {", "+c"], .ambiguous("{", 2)),
      ([" a", "+c", " b"], .notFound("b")), (["-b", "@@", "-a"], .notFound("a")),
    ] as [([String], PatchError)]
  )
  func `what fits nowhere, or twice, is refused`(lines: [String], misfit: PatchError) {
    #expect(throws: misfit) { try Difference(reading: lines).applied(to: old) }
  }

  @Test func `what is around a place may change, and what is replaced may not`() throws {
    let new = ["[", "a", "}", "{", "b", "]"]
    for (lines, answer) in [
      ([" {", "-a", "+A", " }"], ["[", "A", "}", "{", "b", "]"]),
      ([" b", "+c", " }"], ["[", "a", "}", "{", "b", "c", "]"]),
    ] {
      #expect(
        try Difference(reading: lines).withLessContext(for: new).applied(to: new) == answer
      )
    }
    #expect(throws: PatchError.notFound("x")) {
      try Difference(reading: [" {", "-x", " }"]).withLessContext(for: new).applied(to: new)
    }
  }
}

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

  @Test func `where a solution has changed, its answers get what they need to fit`() throws {
    #expect(boil.rewrittenAnswers(.wrong).new == boil.rewrittenAnswers(.wrong).old)
    try workbook.write(boil.solutionPath, "A\nb\nC\n")
    let (old, new) = boil.rewrittenAnswers(.wrong)
    #expect(new == old.replacing(" a\n-b", with: " A\n-b").replacing(" c\n", with: " C\n"))
    try workbook.write(boil.solutionPath, "a\nB\nc\n")
    #expect(boil.rewrittenAnswers(.wrong).new == old)
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
