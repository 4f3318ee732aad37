import Stage
import Testing

@testable import Room

@Suite struct Frames {
  @Test func `a frame is cut where the look changes, and has no spaces at its ends`() {
    var screen = TerminalScreen(columns: 12, rows: 4)
    screen.show("ab\u{1B}[32mcd\u{1B}[m  ".utf8)
    let frame = Frame(screen)
    #expect(
      frame.rows[0] == [
        .init(text: "ab", look: "", paint: ""), .init(text: "cd", look: "green", paint: ""),
      ]
    )
    #expect(frame.rows[1] == [])
  }
}
