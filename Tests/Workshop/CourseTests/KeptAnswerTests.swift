import PlantedCourses
import Testing

@testable import Course

@Suite struct KeptAnswers {
  let workbook = try! PlantedCourse.small()

  @Test func `an answer is made of the solution and its text, or has a fault`() throws {
    let boil = try workbook.course.exercise("Boil")
    let path = "Solutions/01-Kettle/WrongAnswers/Boil.md"
    let diff = "```diff\n-// Done.\n+d\n+e\n```\n\n"
    let cold = "### Cold\n\nThe tap is near.\nTea of it is not.\n\n\(diff)"
    let wrong = "### Bare\n\n\(diff)### None\n\nNo diff.\n\n### Gone\n\nIt is.\n\n"
    let other = diff.replacing("// Done.", with: "x")
    try workbook.write(path, "# Boil\n\n## Too early\n\n\(cold)\(cold)\(wrong)\(other)")
    let (answers, faults) = boil.answers(.wrong)
    #expect(answers.map(\.sentence) == ["The tap is near. Tea of it is not."])
    #expect(answers.map(\.line) == [5])
    #expect(answers.map(\.texts) == [["d\ne\n"]])
    #expect(
      faults.map(\.description) == [
        "\(path):16: Cold: This name is there twice: give it another one.",
        "\(path):27: Bare: Write a sentence below its name.",
        "\(path):35: None: Write what it changes in a diff.",
        "\(path):39: Gone: The solution has no line \"x\" here: quote it as it is.",
      ]
    )
  }

  @Test func `where an exercise or its solution has changed, its starter gets what it needs`()
    throws
  {
    let file = try workbook.course.exercise("Boil").files[0]
    let text = "a\n  // TODO: b\nc\n// TODO: d\n"
    try workbook.write(file.path, text)
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
