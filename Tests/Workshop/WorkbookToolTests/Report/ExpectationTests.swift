import CustomDump
import Testing

@testable import WorkbookTool

@Suite struct Expectations {
  @Test(
    arguments: [
      ("(note.problem → nil) != nil", "note.problem", "anything but nil", "nil"),
      ("(first.names.count → 2) >= 100", "first.names.count", ">= 100", "2"),
      (
        "(score.beats → [1000, 2300]) == ([1_000, 2_000] → [1000, 2000])", "score.beats",
        "[1000, 2000]", "[1000, 2300]"
      ),
      ("!(isExact → <not evaluated>)", "isExact", "false", "true"),
      ("isExact", "isExact", "true", "false"),
      ("returned → nil", "returned", "a value", "nil"),
      (
        ".success → .signal(SIGABRT → 6)", "how its process ends", ".success",
        ".signal(SIGABRT → 6)"
      ),
      ("(entries → [Diary.Entry(id: 1)]) == []", "entries", "[]", "[Entry(id: 1)]"),
      (
        "(kettle → CountdownExercises.Kettle).isWhistling → false", "kettle.isWhistling", "true",
        "false"
      ),
      (
        "!((quitting → PersistenceExercisesTests.Quitting).isOver → true → true)",
        "quitting.isOver", "false", "true"
      ),
      (
        #"(heard → ["a) == b"]) == ["failed: \"(\""]"#,
        "heard", #"["failed: \"(\""]"#, #"["a) == b"]"#
      ),
      (
        "(score.beats.filter { $0 >= 3_000 } → [3500]) == ([3_000] → [3000])",
        "score.beats.filter { $0 >= 3_000 }", "[3000]", "[3500]"
      ),
      (
        "(statuses → [World.Status.denied, World.Status.restricted]) == ([\n  .denied,\n] → [World.Status.denied])",
        "statuses", "[.denied]", "[.denied, .restricted]"
      ),
    ]
  )
  func `the framework's sentence becomes what was looked at, expected and got`(
    sentence: String,
    subject: String,
    expected: String,
    got: String
  ) throws {
    let expectation = try #require(Expectation("Expectation failed: \(sentence)"))
    expectNoDifference(
      [expectation.subject, expectation.expected, expectation.got],
      [subject, expected, got]
    )
  }

  @Test(
    arguments: [
      "Issue recorded",
      "Caught error: .wrong",
      "Expectation failed: an error was expected but none was thrown",
      "Expectation failed: (unbalanced → 1 == 2",
      "Expectation failed: ",
    ]
  )
  func `any other sentence is left as it is`(sentence: String) {
    #expect(Expectation(sentence) == nil)
  }
}
