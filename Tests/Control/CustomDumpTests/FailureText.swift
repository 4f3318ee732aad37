import CustomDump
import Testing

@Suite struct FailureText {
  @Test func `the difference is set in, and the marks are explained`() {
    let space = "\u{2007}"
    #expect(
      differenceMessage(
        User(id: 1, name: "Blob"),
        User(id: 1, name: "Blob Jr."),
        nil,
        sides: ("First", "Second")
      ) == """
        Difference: …

          \(space) User(
          \(space)   id: 1,
          −   name: "Blob"
          +   name: "Blob Jr."
          \(space) )

        (First: −, Second: +)
        """
    )
  }

  @Test func `your message goes first`() {
    #expect(
      differenceMessage(1, 2, "After a tap", sides: ("Expected", "Actual")) == """
        After a tap - Difference: …

          − 1
          + 2

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func `an error is shown as a value`() {
    #expect(thrownErrorMessage(Failure.status(404), nil) == "Threw error: Failure.status(404)")
    #expect(thrownErrorMessage(Failure.offline, "Load") == "Load - Threw error: Failure.offline")
  }
}
