import CustomDump
import TestTools
import Testing

@Suite struct FailureText {
  @Test func `your message goes first, the difference is set in, and the marks are explained`() {
    let space = "\u{2007}"
    #expect(
      differenceMessage(
        User(id: 1, name: "Blob"),
        User(id: 1, name: "Blob Jr."),
        "After a tap",
        sides: ("First", "Second")
      ) == """
        After a tap - Difference: …

          \(space) User(
          \(space)   id: 1,
          −   name: "Blob"
          +   name: "Blob Jr."
          \(space) )

        (First: −, Second: +)
        """
    )
  }

  @Test func `an error is shown as a value`() {
    func value() throws -> Int { throw Failure.status(404) }
    func compare() {
      expectNoDifference(try value(), 1)
      expectDifference(try value(), "Load", changes: { $0 = 1 })
    }
    #expect(
      IssueLog.messages { compare() } == [
        "Threw error: Failure.status(404)", "Load - Threw error: Failure.status(404)",
      ]
    )
  }
}
