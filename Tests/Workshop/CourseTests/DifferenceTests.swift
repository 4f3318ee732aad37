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
    let lines = Difference(from: old, to: new, isApplied: true).lines
    #expect(lines == [" b", "+", "+c", " }"])
    let last = Difference(from: old, to: old + ["c"], isApplied: true).lines
    #expect(last == [" b", " }", "+c"])
    for (lines, new) in [(lines, new), (last, old + ["c"])] {
      #expect(try Difference(reading: lines).applied(to: old) == new)
    }
  }

  @Test(
    arguments: [
      (["?"], .noSign("?")), (["+c"], .places("c", 7)), ([" {", "+c"], .places("{", 2)),
      ([" a", "+c", " b"], .noPlace("b")), (["-b", "@@", "-a"], .noPlace("a")),
    ] as [([String], Misfit)]
  )
  func `what fits nowhere, or twice, is refused`(lines: [String], misfit: Misfit) {
    #expect(throws: misfit) { try Difference(reading: lines).applied(to: old) }
  }

  @Test func `what is around a place may change, and what is replaced may not`() throws {
    let new = ["[", "a", "}", "{", "b", "]"]
    for (lines, answer) in [
      ([" {", "-a", "+A", " }"], ["[", "A", "}", "{", "b", "]"]),
      ([" b", "+c", " }"], ["[", "a", "}", "{", "b", "c", "]"]),
    ] {
      #expect(
        try Difference(reading: lines).loosened(for: new).applied(to: new) == answer
      )
    }
    #expect(throws: Misfit.noPlace("x")) {
      try Difference(reading: [" {", "-x", " }"]).loosened(for: new).applied(to: new)
    }
  }
}

@Suite struct RewrittenAnswers {
  @Test func `where a solution has changed, its answers get what they need to fit`() throws {
    let kitchen = try PlantedCourse.kitchen()
    let boil = try kitchen.course.exercise("Boil")
    #expect(boil.rewrittenAnswers(.wrong).new == boil.rewrittenAnswers(.wrong).old)
    try kitchen.write("Solutions/01-Kettle/Boil.swift", "A\nb\nC\n")
    let (old, new) = boil.rewrittenAnswers(.wrong)
    #expect(new == old.replacing(" a\n-b", with: " A\n-b").replacing(" c\n", with: " C\n"))
    try kitchen.write("Solutions/01-Kettle/Boil.swift", "a\nB\nc\n")
    #expect(boil.rewrittenAnswers(.wrong).new == old)
  }

  @Test func `where an exercise or its solution has changed, its starter gets what it needs`()
    throws
  {
    let kitchen = try PlantedCourse.kitchen()
    let file = try kitchen.course.exercise("Boil").files[0]
    let text = try #require(kitchen.root.text(of: file.path))
    for solution in ["a\nb\nc\n", "a\nB\nc\n", "d\n"] {
      try kitchen.write(file.solutionPath, solution)
      try kitchen.write(file.starterPath, file.rewrittenStarter(in: kitchen.root).new)
      #expect(try file.starter(in: kitchen.root) == text)
    }
    // One that is solved is no starter.
    try kitchen.write(file.path, "solved\n")
    #expect(file.rewrittenStarter(in: kitchen.root).new.contains("// TODO: b"))
  }
}
