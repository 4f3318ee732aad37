import OperatingSystem
import TestTerminals
import TestTools
import Testing

@testable import Stage

@Suite(.machineTime(.seconds(60))) struct Terminals {
  @Test(
    arguments: [
      (["TERM": "xterm"], ColorDepth.sixteen),
      (["TERM": "xterm-256color"], .twoHundredFiftySix),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ] as [([String: String], ColorDepth)]
  )
  func `colours are what the environment promises`(
    environment: [String: String],
    colors: ColorDepth
  ) {
    #expect(PseudoTerminal().terminal(environment).colors == colors)
  }

  @Test func `nothing is drawn on a terminal that was given back`() async {
    let pseudo = PseudoTerminal()
    let before = pseudo.settings
    let session = TerminalSession(pseudo.terminal())
    session.enter()
    #expect(pseudo.settings != before)
    session.leave()
    #expect(pseudo.settings == before)
    session.draw("too late")
    session.leave()
    pseudo.terminal().say("end")
    #expect(await pseudo.read(through: "end\r\n").hasSuffix("␛[?1049lend\r\n"))
  }

  @Test func `a window that does not know its size has 80 columns and 24 rows`() {
    let pseudo = PseudoTerminal(columns: 0, rows: 0)
    #expect(pseudo.terminal().size == Extent(columns: 80, rows: 24))
  }

  @Test func `what is said is broken between words, and cannot command the terminal`() async {
    let pseudo = PseudoTerminal(columns: 24)
    pseudo.terminal().say("There is no \u{1B}[2J of that name.\n  Type one of the others.")
    let said = await pseudo.read(through: "others.\r\n")
    #expect(
      said == "There is no \u{FFFD}[2J of that\r\nname.\r\n  Type one of the\r\n  others.\r\n"
    )
  }
}
