import Testing

@testable import Toolchain

@Suite struct UnknownRecords {
  @Test(arguments: [
    "", "no JSON", "{}", #"{"kind":"metadata","payload":{"color":"blue"},"version":"9"}"#,
    #"{"kind":"test","payload":{"kind":"function","name":"it has no id"}}"#,
    #"{"kind":"event"}"#,
  ])
  func `a line that is not understood is passed over`(line: String) {
    #expect(TestRecord(line: line) == nil)
  }

  @Test func `an event of a new kind is a sign of life`() {
    let line = #"{"kind":"event","payload":{"kind":"coffeeServed","sugar":2},"version":"9.1"}"#
    #expect(TestRecord(line: line) == .event(TestRecord.Event(kind: .other, testID: nil)))
  }

  @Test func `an issue that says nothing about itself is a failure`() {
    let line = #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"a"}}"#
    let issue = TestRecord.Issue(
      isFailure: true,
      text: "",
      comment: "",
      file: "",
      line: 0
    )
    #expect(
      TestRecord(line: line)
        == .event(TestRecord.Event(kind: .issueRecorded, testID: "a", issue: issue))
    )
  }
}
