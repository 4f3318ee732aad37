import Foundation
import OperatingSystem
import TestTerminals
import TestTools
import Testing

@testable import Stage

@MainActor
@Suite(.machineTime(.seconds(60))) struct DrawnPerformances {
  private let enter = "␛[?1049h␛[?25l␛[?1007l␛[?7l␛[H␛[2J"
  private let leave = "␛[?2026l␛[?1000;1002;1003;1004;1006;2004l␛[<u␛[m␛[?7h␛[?1007h␛[?25h␛[?1049l"
  private let pseudo = PseudoTerminal(columns: 40, rows: 12)

  @Test func `a performance is drawn, answers keys, and leaves its last frame behind`() async {
    let before = pseudo.settings
    async let outcome = run(.visits())
    await expect(
      "␛[?2026l",
      enter + "␛[?2026h␛[m␛[2J␛[6;1H               0 visits␛[K"
        + "␛[12;1H␛[2m + visit · q quit␛[m␛[K␛[?2026l"
    )
    pseudo.type("+")
    await expect("␛[?2026l", "␛[?2026h␛[6;1H               1 visits␛[K␛[?2026l")
    pseudo.type("x+")
    await expect("␛[?2026l", "␛[?2026h␛[6;1H               2 visits␛[K␛[?2026l")
    pseudo.type("q")
    #expect(await outcome.exitCode == 0)
    #expect(pseudo.settings == before)
    pseudo.terminal().say("end")
    await expect("end\r\n", leave + "               2 visits\r\nend\r\n")
  }

  @Test func `keys that come at once are drawn at once`() async {
    async let outcome = run(.visits())
    pseudo.type(String(repeating: "+", count: 1_000) + "q")
    _ = await outcome
    let drawn = await pseudo.read(through: "1000 visits\r\n")
    #expect(drawn.components(separatedBy: "␛[?2026h").count < 100)
  }

  @Test func `q is an ordinary letter where a scene takes it`() async {
    async let outcome = run(.visits())
    pseudo.type("?qq")
    _ = await outcome
    #expect(await pseudo.read(through: "?q\r\n").hasSuffix("0 visits ?q\r\n"))
  }

  @Test func `a performance ends by itself when nothing moves any more`() async {
    let performance = Performance([.visits { $0.countToThree() }])
    let clock = PerformanceClock.quick
    let outcome = await performance.run(on: pseudo.terminal(), endsByItself: true, clock: clock)
    #expect(outcome.duration == .zero)
    #expect(clock.now() >= Falling.duration)
    #expect(clock.now() < Falling.duration + .milliseconds(100))
  }

  @Test func `a stage that is too small says so, and a larger one is drawn as a whole`() async {
    pseudo.resize(columns: 30, rows: 5)
    async let outcome = run(.visits())
    await expect(
      "␛[?2026l",
      enter
        + "␛[?2026h␛[m␛[2J␛[2;1H This window is too small.␛[K"
        + "␛[3;1H It has 30×5, the scene needs␛[K␛[4;1H 40×12.␛[K␛[?2026l"
    )
    pseudo.resize(columns: 60, rows: 20)
    pseudo.type("\u{C}")
    await expect(
      "␛[?2026l",
      "␛[?2026h␛[m␛[2J␛[10;1H                         0 visits␛[K"
        + "␛[20;1H␛[2m + visit · q quit␛[m␛[K␛[?2026l"
    )
    pseudo.type("q")
    _ = await outcome
  }

  @Test func `scenes are compared side by side, each below its title and its time`() async {
    pseudo.resize(columns: 64, rows: 12)
    let performance = Performance(
      [.visits(titled: "before") { $0.count = 1 }, .visits(titled: "after") { $0.count = 2 }],
      hasTimes: true
    )
    let outcome = await performance.run(on: pseudo.terminal(), endsByItself: true, clock: .quick)
    let frame = await lastFrame()
    #expect(frame.count == 8)
    #expect(outcome.parts.map(\.title) == ["before", "after"])
    for part in outcome.parts {
      #expect(frame[0].contains("\(part.title) · \(part.duration.inTenths)"))
    }
    #expect(
      frame[3].replacing("␛[2m", with: "").replacing("␛[m", with: "")
        == "          1 visits             │            2 visits"
    )
  }

  @Test func `remarks have rows of their own`() async {
    let model = Visits()
    let remarks = { @MainActor in model.count > 0 ? [Text("A remark.")] : [] }
    async let outcome = run(.visits(model), remarks)
    await pseudo.look(for: "0 visits")
    #expect(!pseudo.shown.contains("A remark."))
    pseudo.type("+")
    await pseudo.look(for: "A remark.")
    #expect(pseudo.shown.hasSuffix("\nA remark.\n + visit · q quit"))
    pseudo.type("q")
    _ = await outcome
  }

  @Test func `the last frame leaves space for what follows, and for the shell`() async {
    let scene = Scene("rows", Visits()) { _, _ in
      VStack { for row in 1...12 { Text("row \(row)") } }
    } run: { _ in
    }
    _ = await Performance([scene]).run(on: pseudo.terminal(), endsByItself: true, clock: .quick)
    #expect(await lastFrame().dropLast().last?.hasSuffix(" row 7") == true)
  }

  @Test func `while q is a letter, Ctrl-C is named, in a row of its own if it has to be`() async {
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
    async let outcome = run(form)
    await pseudo.look(for: "Ctrl-C")
    #expect(pseudo.shown.hasSuffix("\n \(hint)\n Ctrl-C stop"))
    pseudo.type("\r")
    await pseudo.look(for: "q quit")
    pseudo.type("q")
    _ = await outcome
  }

  /// Runs a scene until the person quits.
  private func run(
    _ scene: Scene,
    _ remarks: @escaping @MainActor () -> [any View] = { [] }
  ) async -> Outcome {
    await Performance([scene], remarks: remarks).run(on: pseudo.terminal(), clock: .quick)
  }

  private func lastFrame() async -> [Substring] {
    _ = await pseudo.read(through: "␛[?1049l")
    pseudo.terminal().say("end")
    return await pseudo.read(through: "end\r\n").split(separator: "\r\n")
  }

  private func expect(
    _ end: String,
    _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let drawn = await pseudo.read(through: end)
    #expect(drawn == text, sourceLocation: location)
  }
}
