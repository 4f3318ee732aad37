import Stage
import Testing

@testable import TerminalScreens

@Suite struct TerminalScreenTests {
  private func screen(_ text: String, columns: Int = 12, rows: Int = 4) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.show(text.utf8)
    return screen
  }

  @Test func `lines go below each other, and the first ones leave at the top`() {
    let screen = screen("one\r\ntwo\r\nthree\r\nfour\r\nfive")
    #expect(screen.texts == ["two", "three", "four", "five"])
    #expect(screen.history.map { $0.text() } == ["one"])
  }

  @Test func `a line that is longer than the window goes on below, unless it may not wrap`() {
    #expect(screen("twelve cells!", columns: 12).texts[...1] == ["twelve cells", "!"])
    #expect(screen("\u{1B}[?7ltwelve cells!", columns: 12).texts[...1] == ["twelve cells", ""])
  }

  @Test func `moves, erasures and overwriting end where a terminal ends them`() {
    #expect(screen("abc\rX\u{1B}[2;3Hd\u{1B}[1A\u{1B}[9Ce").texts[...1] == ["Xbc        e", "  d"])
    #expect(screen("abcdef\u{1B}[1;3H\u{1B}[K").texts[0] == "ab")
    #expect(screen("abcdef\u{1B}[1;3H\u{1B}[1K").texts[0] == "   def")
    #expect(screen("one\r\ntwo\u{1B}[1;1H\u{1B}[J").texts == ["", "", "", ""])
    #expect(screen("\u{1B}[99;99Hx\u{1B}[99D\u{1B}[99Ay").texts == ["y", "", "", "           x"])
  }

  @Test func `the alternate screen leaves what was below as it was`() {
    let text = "shell\r\n\u{1B}[?1049hdemo"
    #expect(screen(text).texts[0] == "")
    #expect(screen(text).texts[1] == "demo")
    #expect(screen("\(text)\u{1B}[?1049lend").texts[...1] == ["shell", "end"])
  }

  @Test func `colours and weights are those that were asked for`() {
    let cells = screen("\u{1B}[1;31ma\u{1B}[22;39mb\u{1B}[38;5;208mc\u{1B}[48;2;1;2;3md\u{1B}[me")
      .rows[0].map(\.style)
    #expect(cells[0] == TextStyle(foreground: .red, weight: .bold))
    #expect(cells[1] == .plain)
    #expect(cells[2] == TextStyle(foreground: .rgb(255, 135, 0)))
    #expect(cells[3] == TextStyle(foreground: .rgb(255, 135, 0), background: .rgb(1, 2, 3)))
    #expect(cells[4] == .plain)
  }

  @Test func `rows scroll between two rows, and are inserted and removed there`() {
    let text = "one\r\ntwo\r\nthree\r\nfour"
    #expect(screen("\(text)\u{1B}[2;3r\u{1B}[3;1H\nx").texts == ["one", "three", "x", "four"])
    #expect(screen("\(text)\u{1B}[2;3r\u{1B}[2;1H\u{1B}M").texts == ["one", "", "two", "four"])
    #expect(screen("\(text)\u{1B}[2;1H\u{1B}[L").texts == ["one", "", "two", "three"])
    #expect(screen("\(text)\u{1B}[2;1H\u{1B}[2M").texts == ["one", "four", "", ""])
    #expect(screen("\(text)\u{1B}[S").texts == ["two", "three", "four", ""])
    #expect(screen("\(text)\u{1B}[2;3r\u{1B}[3;1H\n").history.isEmpty)
  }

  @Test func `characters are inserted, removed, erased and repeated`() {
    #expect(screen("abcd\u{1B}[1;2H\u{1B}[2@X").texts[0] == "aX bcd")
    #expect(screen("abcd\u{1B}[1;2H\u{1B}[2P").texts[0] == "ad")
    #expect(screen("abcd\u{1B}[1;2H\u{1B}[2X").texts[0] == "a  d")
    #expect(screen("a-\u{1B}[4bz").texts[0] == "a-----z")
    #expect(screen("abc\r\u{1B}[4hX\u{1B}[4lY").texts[0] == "XYbc")
    #expect(screen("木\rx").texts[0] == "x")
  }

  @Test func `what draws nothing is handed on, and the rest is not`() {
    var screen = TerminalScreen(columns: 12, rows: 4)
    var handed: [String] = []
    let title = "\u{1B}]0;title\u{7}"
    let asked = "\u{1B}[c\u{1B}[?2004h\u{1B}[4 q\u{1B}[>4;2m\u{7}"
    screen.show("\(title)a\u{1B}[31mb\u{1B}[?25l\u{1B}[8;2;2t\(asked)".utf8) {
      handed.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(handed.joined() == title + asked)
    #expect(!screen.isCursorShown && screen.texts[0] == "ab")
  }

  @Test func `in another size the row of the cursor stays, and what was hidden is shown again`() {
    var screen = screen("one\r\ntwo\r\nthree\r\nfour")
    screen.resize(columns: 3, rows: 2)
    #expect(screen.texts == ["thr", "fou"] && screen.cursor == (2, 1))
    #expect(screen.history.map { $0.text() } == ["one", "two"])
    screen.resize(columns: 5, rows: 3)
    #expect(screen.texts == ["three", "four", ""])
  }

  @Test func `a demo may end in a smaller window than it began in`() {
    var screen = screen("one\r\ntwo\r\nthree\r\nfour\u{1B}[?1049hdemo")
    screen.resize(columns: 3, rows: 2)
    screen.show("\u{1B}[?1049l!".utf8)
    #expect(screen.texts == ["thr", "fo!"] && screen.cursor == (2, 1))
    #expect(screen.history.map { $0.text() } == ["one", "two"])
  }

  @Test func `a cursor that was saved is brought back into a smaller window`() {
    var screen = screen("\u{1B}[4;12H\u{1B}7")
    screen.resize(columns: 3, rows: 2)
    screen.show("\u{1B}8x".utf8)
    #expect(screen.texts == ["", "  x"])
  }

  @Test(arguments: 1...7)
  func `it does not matter where the bytes are cut`(size: Int) {
    let text = "\u{1B}]0;title\u{7}é\u{1B}[1;31m木\u{1B}[2;2H✓\u{1B}(B\u{1B}[?25lok"
    var cut = TerminalScreen(columns: 12, rows: 4)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      cut.show(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(cut.rows == screen(text).rows)
    #expect(cut.texts[...1] == ["é木", " ✓ok"])
  }

  @Test func `any bytes at all end no program`() {
    var screen = TerminalScreen(columns: 5, rows: 3)
    let bytes: [UInt8] = [0x1B, 0x5B, 0x30, 0x3B, 0x48, 0x4A, 0x6D, 0x0A, 0xE6, 0x9C, 0xA8]
    for number in 0..<20_000 {
      let three = [1, 11, 121].map { bytes[number / $0 % bytes.count] }
      screen.show(three + [UInt8(number % 256)])
    }
    #expect(screen.rows.count == 3 && screen.rows.allSatisfy { $0.count == 5 })
  }
}
