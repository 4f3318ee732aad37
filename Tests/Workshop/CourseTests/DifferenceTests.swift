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
      (["?"], #"Begin "?" with +, - or a space, as each line of a difference."#),
      (["+c"], "The solution has 7 places for this: quote one more line around it."),
      ([" {", "+c"], "The solution has 2 places for this: quote one more line around it."),
      ([" a", "+c", " b"], #"The solution has no line "b" here: quote it as it is."#),
      (["-b", "@@", "-a"], #"The solution has no line "a" here: quote it as it is."#),
    ]
  )
  func `what fits nowhere, or twice, is refused`(lines: [String], sentence: String) {
    #expect(throws: Fault(nil, sentence)) { try Difference(reading: lines).applied(to: old) }
  }
}
