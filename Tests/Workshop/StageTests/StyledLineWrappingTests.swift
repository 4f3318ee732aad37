import TestTerminals
import Testing

@testable import Stage

@Suite struct WrappedStyledLines {
  @Test func `a line is broken between words, and stays indented`() {
    let line = StyledLine("   edit  ", .dim) + StyledLine("one two three")
    #expect(line.wrapped(columns: 14).map(\.text) == ["   edit  one", "   two three"])
    #expect(line.wrapped(columns: 80) == [line])
  }

  @Test func `a part keeps its look on every line`() {
    let wrapped = (StyledLine("one two ", .bold) + StyledLine("three four", .dim))
      .wrapped(columns: 9)
    #expect(
      wrapped == [
        StyledLine("one two", .bold), StyledLine("three", .dim), StyledLine("four", .dim),
      ]
    )
  }

  @Test func `a window that is narrower than a line breaks it, and a pipe does not`() async {
    let (pseudo, pipe) = (PseudoTerminal(columns: 20), CapturedOutput())
    let line = "three words, and four more"
    for terminal in [pseudo.terminal(), pipe.terminal] { terminal.say(line, hanging: 2) }
    #expect(await pseudo.read(through: "more\r\n") == "three words, and\r\n  four more\r\n")
    #expect(pipe.lines == [line])
  }
}
