import Testing

@testable import OperatingSystem

struct PrintableTextTests {
  @Test(arguments: ["\u{1B}]0;owned\u{7}", "\u{9B}31m", "a\u{8}b", "\u{202E}gnp.exe", "\u{7F}"])
  func `nothing that a terminal would execute is left`(_ text: String) {
    let forbidden = text.printable.unicodeScalars.filter {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
    }
    #expect(forbidden.isEmpty)
    #expect(text.printable.contains("\u{FFFD}"))
  }

  @Test func `letters, emoji and line breaks stay`() {
    #expect("Zoë 👩‍👩‍👧\nzweite\r\ndritte".printable == "Zoë 👩‍👩‍👧\nzweite\ndritte")
  }

  @Test func `a quotation is one line`() {
    #expect("one\rtwo\r\nthree\u{2028}four".quotable() == "one two three four")
  }

  @Test func `a quotation is as long as its limit, however long the text is`() {
    #expect(String(repeating: "a", count: 900_000).quotable(limit: 5) == "aaaa…")
    #expect("aaaaa".quotable(limit: 5) == "aaaaa")
    #expect(("a" + String(repeating: "\u{301}", count: 900_000)).quotable(limit: 5).utf8.count < 20)
  }

  @Test func `no escape sequence is written to standard error`() throws {
    let pipe = try Pipe()
    StandardError.write("answered “500 \u{1B}]0;owned\u{7}”\n", to: pipe.writing.number)
    let text = String(decoding: try pipe.keepReading().readAll(), as: UTF8.self)
    #expect(text == "answered “500 \u{FFFD}]0;owned\u{FFFD}”\n")
  }
}
