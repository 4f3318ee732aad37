import CustomDump
import Testing

@testable import WorkbookTool

@Suite struct Expectations {
  @Test(
    arguments: [
      ("(kettle.degrees → 20) == 100", "kettle.degrees", "100", "20"),
      ("(entries → [Diary.Entry(id: 1)]) == []", "entries", "[]", "[Entry(id: 1)]"),
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
  func `an equality becomes what was looked at, expected and got`(
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
      "Expectation failed: an error was expected but none was thrown",
      "Expectation failed: kettle.isOff → false",
      "Expectation failed: (first.names.count → 2) >= 100",
    ]
  )
  func `any other sentence is left as it is`(sentence: String) {
    #expect(Expectation(sentence) == nil)
  }
}
