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

  @Test func `a performance is drawn, answers keys, and leaves its last frame behind`() async {
    let pseudo = PseudoTerminal()
    let before = pseudo.settings
    let performance = Performance([.visits(Visits()) { _ in }])
    async let outcome = performance.run(on: pseudo.terminal(), ending: .onRequest, clock: .quick)
    await expect(
      pseudo,
      "␛[?2026l",
      enter + "␛[?2026h␛[m␛[2J␛[6;16H0␛[Cvisits"
        + "␛[12;1H␛[2m + visit · q quit␛[m␛[?2026l"
    )
    pseudo.type("+")
    await expect(pseudo, "␛[?2026l", "␛[?2026h␛[6;16H1␛[?2026l")
    pseudo.type("x+")
    await expect(pseudo, "␛[?2026l", "␛[?2026h␛[6;16H2␛[?2026l")
    pseudo.type("q")
    #expect(await outcome.reason == .quit)
    #expect(await outcome.exitCode == 0)
    #expect(pseudo.settings == before)
    pseudo.terminal().say("end")
    await expect(pseudo, "end\r\n", leave + "               2 visits\r\nend\r\n")
  }

  @Test func `keys that come at once are drawn at once`() async {
    let pseudo = PseudoTerminal()
    let performance = Performance([.visits(Visits()) { _ in }])
    async let outcome = performance.run(on: pseudo.terminal(), ending: .onRequest, clock: .quick)
    pseudo.type(String(repeating: "+", count: 1_000) + "q")
    #expect(await outcome.reason == .quit)
    let drawn = await pseudo.read(through: "1000 visits\r\n")
    #expect(drawn.components(separatedBy: "␛[?2026h").count < 100)
  }

  @Test func `q is an ordinary letter where a scene takes it`() async {
    let pseudo = PseudoTerminal()
    let performance = Performance([.visits(Visits()) { _ in }])
    async let outcome = performance.run(on: pseudo.terminal(), ending: .onRequest, clock: .quick)
    pseudo.type("?qq")
    #expect(await outcome.reason == .quit)
    #expect(await pseudo.read(through: "?q\r\n").hasSuffix("0 visits ?q\r\n"))
  }

  @Test func `a performance ends by itself when nothing moves any more`() async {
    let pseudo = PseudoTerminal()
    let performance = Performance([.visits(Visits()) { $0.countToThree() }])
    let clock = PerformanceClock.quick
    let outcome = await performance.run(on: pseudo.terminal(), ending: .whenDone, clock: clock)
    #expect(outcome.reason == .finished)
    #expect(outcome.duration == .zero)
    #expect(clock.now() >= Falling.duration)
    #expect(clock.now() < Falling.duration + .milliseconds(100))
  }

  @Test func `a stage that is too small says so, and a larger one is drawn as a whole`() async {
    let pseudo = PseudoTerminal(columns: 30, rows: 5)
    let model = Visits()
    let performance = Performance([.visits(model) { _ in }])
    async let outcome = performance.run(on: pseudo.terminal(), ending: .onRequest, clock: .quick)
    await expect(
      pseudo,
      "␛[?2026l",
      enter
        + "␛[?2026h␛[m␛[2J␛[2;2HThis␛[Cwindow␛[Cis␛[Ctoo␛[Csmall."
        + "␛[3;2HIt␛[Chas␛[C30×5,␛[Cthe␛[Cscene␛[Cneeds␛[4;2H40×12.␛[?2026l"
    )
    pseudo.resize(columns: 60, rows: 20)
    pseudo.type("\u{C}")
    await expect(
      pseudo,
      "␛[?2026l",
      "␛[?2026h␛[m␛[2J␛[10;26H0␛[Cvisits␛[20;1H␛[2m + visit · q quit␛[m␛[?2026l"
    )
    pseudo.type("q")
    #expect(await outcome.reason == .quit)
  }

  @Test func `scenes are compared side by side, each below its title and its time`() async {
    let pseudo = PseudoTerminal(columns: 64, rows: 12)
    let performance = Performance(
      [
        .visits(Visits(), titled: "before") { $0.count = 1 },
        .visits(Visits(), titled: "after") { $0.count = 2 },
      ],
      hasTimes: true
    )
    let outcome = await performance.run(on: pseudo.terminal(), ending: .whenDone, clock: .quick)
    _ = await pseudo.read(through: "␛[?1049l")
    pseudo.terminal().say("end")
    let frame = await pseudo.read(through: "end\r\n").split(separator: "\r\n")
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

  private func expect(
    _ pseudo: PseudoTerminal,
    _ end: String,
    _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let drawn = await pseudo.read(through: end)
    #expect(drawn == text, sourceLocation: location)
  }
}
