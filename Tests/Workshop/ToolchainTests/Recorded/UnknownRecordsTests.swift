import Testing

@testable import Toolchain

@Suite struct UnknownRecords {
  private var log = TestLog(root: "/")

  @Test(arguments: [
    "", "no JSON", "{}", #"{"kind":"metadata","payload":{"color":"blue"},"version":"9"}"#,
    #"{"kind":"test","payload":{"kind":"function","name":"it has no id"}}"#,
    #"{"kind":"event"}"#, #"{"kind":"event","payload":{"kind":"coffeeServed","sugar":2}}"#,
  ])
  mutating func `a line that is not understood is no progress`(line: String) {
    #expect(log.take(line) == false)
  }

  @Test mutating func `an issue that says nothing about itself is a failure`() throws {
    let exercise = try realExercise("TakeControl")
    let id = "CountdownExercisesTests.TakeControl/it()"
    let place = #"{"filePath":"/A.swift","line":7}"#
    for line in [
      #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","sourceLocation":\#(place)}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)"}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"}}"#,
    ] {
      _ = log.take(line)
    }
    let issue = TestIssue(comment: "", text: "", file: "", line: 0)
    #expect(
      log.outcomes(of: exercise)
        == [TestOutcome(name: id, file: "A.swift", line: 7, end: .failed, issues: [issue])]
    )
  }
}
