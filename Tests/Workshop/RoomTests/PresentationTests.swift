import Course
import OperatingSystem
import PlantedCourses
import Synchronization
import TestTerminals
import TestTools
import Testing

@testable import Room

/// What the person who teaches types and sees, and what the room sees of it, with real shells.
@Suite(.machineTime(.seconds(60))) struct Presentations {
  private let rehearsal = try! Rehearsal()

  @Test func `the room sees the shell, and not the rows of the speaker`() async {
    await rehearsal.type("water\r", until: "WATER")
    #expect(rehearsal.mirrored == ["water", "WATER"])
    let rows = rehearsal.shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 11 && rows[0] == "water" && rows[1] == "WATER")
    #expect(rows[8] == " 1/3 · swift run Tea hot · it boils · ask: Who boils it?")
    #expect(rows[10] == " ^\\ keys · 01 Tea · the room sees this · 0 min, plan 0 of 9")
  }

  @Test func `the command of the row is typed, and return is the speaker's`() async {
    await rehearsal.type("a typo", until: "a typo")
    await rehearsal.press("t", until: "swift run Tea hot\n")
    #expect(rehearsal.mirrored == ["swift run Tea hot"])
    await rehearsal.type("ter\r", until: "SWIFT RUN TEA HOTTER")
    await rehearsal.press("n", until: "2/3 · Who boils it? · the question below")
    await rehearsal.press("t", until: "This row has nothing to type.")
    await rehearsal.press("n", until: "plan 5 of 9")
    #expect(!rehearsal.shown.contains("ask:"))
    await rehearsal.press("t", until: "${EDITOR:-vi} Chapters/01-Tea/Sources/Tea.swift Chapters")
    await rehearsal.press("o", until: "A browser opens .workbook/room.html")
    await rehearsal.press("?\u{1C}", until: "n next row · b back")
  }

  @Test func `no command is typed into a demo`() async {
    await rehearsal.type("demo\r", until: "A DEMO")
    await rehearsal.press("t", until: "A demo or a text is open here: q ends it.")
    #expect(rehearsal.mirrored.last == "A DEMO")
    await rehearsal.type("q\r", until: "demo\nDEMO")
    await rehearsal.press("t", until: "DEMO\nswift run Tea hot\n")
  }

  @Test func `a chapter ends at its last row, and keeps its row and its clock`() async {
    await rehearsal.press("b", until: "The first row: B is the chapter before.")
    await rehearsal.press("n", until: "2/3")
    await rehearsal.press("n", until: "3/3")
    await rehearsal.press("n", until: "The last row: e is an exercise, N the next chapter.")
    rehearsal.presentation.state.withLock { $0.began = 400 }
    await rehearsal.press("N", until: "02 Milk · the room sees this · 0 min, plan 0 of 2")
    #expect(rehearsal.shown.contains(#"1/1 · the farm, in a browser · Ctrl-\ and a cow"#))
    await rehearsal.press("N", until: "The last chapter.")
    await rehearsal.press("B", until: "01 Tea · the room sees this · 10 min, plan 5 of 9")
  }

  @Test func `question, difference and black are shown, and the same key shows the terminal`()
    async
  {
    await rehearsal.press("q", until: "the room sees the question")
    #expect(rehearsal.view == RoomView(question: "Who boils it?"))
    await rehearsal.press("q", until: "the room sees this")
    await rehearsal.press("d", until: "the room sees the diff")
    #expect(rehearsal.view.diff?.hunks.map(\.pairs.count) == [3])
    await rehearsal.press(".", until: "the room sees black")
    await rehearsal.press(".", until: "the room sees the diff")
    await rehearsal.press("l\u{1C} ", until: "the room sees this")
    #expect(rehearsal.view == RoomView(isLight: true))
  }

  @Test func `a file is shown with the lines that were saved since the row began`() async throws {
    await rehearsal.press("n", until: "2/3")
    await rehearsal.press("n", until: "3/3")
    await rehearsal.press("f", until: "the room sees Tea.swift")
    #expect(rehearsal.view.file?.lines == ["let tea = 1", "func boil() {}"])
    #expect(rehearsal.view.file?.changed == [])
    try rehearsal.workbook.write(
      "Chapters/01-Tea/Sources/Tea.swift",
      "let tea = 1\nlet milk = 2\nfunc boil() {}\n"
    )
    await rehearsal.type("saved\r", until: "SAVED")
    rehearsal.presentation.refresh()
    #expect(rehearsal.view.file?.changed == [2])
    await rehearsal.press("f", until: "the room sees Leaves.md")
    await rehearsal.press("f", until: "the room sees this")
  }

  @Test func `an exercise has its task, what to type and to open, and a clock that goes on`()
    async throws
  {
    await rehearsal.press("e", until: "the room sees Boil")
    let exercise = rehearsal.view.exercise
    #expect(exercise?.number == "1.1" && exercise?.minutes == 5 && exercise?.task.count == 2)
    #expect(exercise?.command == "swift run workbook check Boil")
    #expect(exercise?.path == "Exercises/01-Tea/Boil.swift" && exercise?.began == 1_000)
    rehearsal.presentation.state.withLock { $0.clocks["Boil"] = 400 }
    await rehearsal.press(" ", until: "the room sees this")
    await rehearsal.press("e", until: "the room sees Boil")
    #expect(rehearsal.view.exercise?.began == 400)
  }

  @Test func `an exercise is chosen in black, and those that were passed have not begun`() async {
    await rehearsal.press(".", until: "the room sees black")
    await rehearsal.press("e", until: "the room sees black, then Boil")
    await rehearsal.press("e", until: "the room sees black, then Pour")
    #expect(rehearsal.presentation.state.withLock { $0.clocks } == ["Pour": 1_000])
    await rehearsal.press(".", until: "the room sees Pour")
    await rehearsal.press(" ", until: "the room sees this")
    await rehearsal.press("e", until: "the room sees Pour")
  }

  @Test func `two panes stand side by side, and when both have ended the terminal is as it was`()
    async throws
  {
    let before = rehearsal.pseudo.settings
    let long = "a line of letters that needs more than half a row"
    await rehearsal.type("\(long)\r", until: long.uppercased())
    await rehearsal.press("p", until: "│")
    await rehearsal.type("size\r", until: "ROWS AND COLUMNS: 8 40")
    #expect(rehearsal.mirrored[0] == "\(long.prefix(39))│size")
    await rehearsal.press("\tsize\r", until: "ROWS AND COLUMNS: 8 39")
    let whole = "\(long)\n\(long.uppercased())\nsize\nROWS AND COLUMNS: 8 39\n"
    await rehearsal.press("p", until: whole)
    await rehearsal.type("size\r", until: "ROWS AND COLUMNS: 8 80")
    await rehearsal.type("exit\r", until: "The other pane is still open: end its program")
    #expect(rehearsal.mirrored.suffix(2) == ["size", "ROWS AND COLUMNS: 8 40"])
    rehearsal.pseudo.type("exit\r")
    try await rehearsal.running.value
    #expect(rehearsal.pseudo.settings == before)
  }

  @Test func `what was scrolled away is scrolled back, in any size of the window`() async {
    for line in 1...6 { await rehearsal.type("\(line)\r", until: "\(line)\n\(line)") }
    #expect(rehearsal.mirrored.first == "3")
    await rehearsal.press("\u{1B}[A", until: "1\n2\n2")
    await rehearsal.press("\u{1B}[A", until: "1\n1\n2")
    rehearsal.pseudo.resize(columns: 40, rows: 7)
    rehearsal.presentation.change { rehearsal.presentation.fit(&$0) }
    await rehearsal.type("size\r", until: "ROWS AND COLUMNS: 4 40")
  }

  @Test func `a row is broken between words, and says so if it has no room for all of it`()
    async
  {
    rehearsal.pseudo.resize(columns: 40, rows: 7)
    rehearsal.presentation.change { rehearsal.presentation.fit(&$0) }
    await rehearsal.type("water\r", until: "WATER")
    #expect(
      rehearsal.shown.hasSuffix(
        """
         1/3 · swift run Tea hot · it boils ·
         ask: Who boils it?
         ^\\ keys · 01 Tea · the room sees this…
        """
      )
    )
    await rehearsal.press("q", until: "\n Who boils it?\n\n")
    await rehearsal.press("?\u{1C}", until: "l light · o page again")
  }

  @Test func `what a shell leaves in the background ends with it`() async throws {
    let path = rehearsal.workbook.path("fifo")
    #expect(mkfifo(path, 0o600) == 0)
    // A job in a group of its own, which holds the pipe open for as long as it lives.
    let script = "set -m; sleep 1000 >\"$0\" & read line"
    let pane = try Pane(Program("/bin/sh", ["-c", script, path]), columns: 80, rows: 8)
    let output = try FileDescriptor(path, O_RDONLY)
    pane.type("\n".utf8)
    #expect(try output.readAll() == [])
  }
}
