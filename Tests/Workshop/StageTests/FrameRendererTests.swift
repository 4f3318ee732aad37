import TestTerminals
import TestTools
import Testing

@testable import Stage

/// What is drawn apart from the scenes, and what stays on the terminal.
@MainActor
@Suite(.machineTime(.seconds(60))) struct FrameRendererTests {
  @Test func `remarks have rows of their own`() async {
    let pseudo = PseudoTerminal(columns: 40, rows: 12)
    let model = Visits()
    let remarks = { @MainActor in model.count > 0 ? [Text("A remark.")] : [] }
    let performance = Performance([.visits(model) { _ in }], remarks: remarks)
    async let outcome = performance.run(on: pseudo.terminal(), ending: .onRequest, clock: .quick)
    var screen = pseudo.screen
    await pseudo.look(for: "0 visits", on: &screen)
    #expect(!screen.text.contains("A remark."))
    pseudo.type("+")
    await pseudo.look(for: "A remark.", on: &screen)
    #expect(screen.text.hasSuffix("\nA remark.\n + visit · q quit"))
    pseudo.type("q")
    #expect(await outcome.reason == .quit)
  }

  @Test func `the last frame leaves space for what follows, and for the shell`() async {
    let pseudo = PseudoTerminal(columns: 40, rows: 12)
    let scene = Scene("rows", Visits()) { _, _ in
      VStack { for row in 1...12 { Text("row \(row)") } }
    } run: { _ in
    }
    _ = await Performance([scene])
      .run(on: pseudo.terminal(), ending: .whenDone, clock: .quick)
    pseudo.terminal().say("end")
    _ = await pseudo.read(through: "␛[?1049l")
    #expect(await pseudo.read(through: "end\r\n").hasSuffix("row 7\r\nend\r\n"))
  }

  @Test func `while q is a letter, Ctrl-C is named, in a row of its own if it has to be`() async {
    let pseudo = PseudoTerminal(columns: 40, rows: 12)
    let hint = "tab next · enter register, or go on"
    let model = Visits()
    let form = Scene("form", model, hint: hint, takesLetters: !model.isOver) { _, _ in
      Text("a form")
    } press: { model, key in
      guard key == .enter else { return .ignored }
      model.isOver = true
      return .handled
    } run: { _ in
    }
    async let outcome = Performance([form]).run(
      on: pseudo.terminal(),
      ending: .onRequest,
      clock: .quick
    )
    var screen = pseudo.screen
    await pseudo.look(for: "Ctrl-C", on: &screen)
    #expect(screen.text.hasSuffix("\n \(hint)\n Ctrl-C stop"))
    pseudo.type("\r")
    await pseudo.look(for: "q quit", on: &screen)
    pseudo.type("q")
    #expect(await outcome.reason == .quit)
  }
}
