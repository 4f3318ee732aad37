import TestTerminals
import TestTools
import Testing

@testable import Stage

@MainActor
@Suite(.machineTime(.seconds(60))) struct PlainTextPerformances {
  @Test func `every change of the facts is a line, however quickly they follow`() async {
    let (lines, outcome) = await written([.visits { $0.countToThree() }])
    #expect(lines == ["0 visits", "1 visits", "2 visits", "3 visits", "over"])
    #expect(outcome.exitCode == 0)
  }

  @Test func `what is no fact is not written`() async {
    let (lines, _) = await written([
      .visits {
        $0.text = "a"
        $0.count = 1
        $0.text = "b"
        $0.count = 1
      }
    ])
    #expect(lines == ["0 visits", "1 visits"])
  }

  @Test func `what is still to be done at the end is done before the performance returns`() async {
    let model = Visits()
    let scene = Scene("visits", model) { _, _ in
      Text("")
    } run: { model in
      model.text = "run"
    } quit: { model in
      await Task.yield()
      model.text += ", saved"
    }
    _ = await written([scene])
    #expect(model.text == "run, saved")
  }

  @Test func `facts are written as they happen`() async {
    let pseudo = PseudoTerminal()
    let (signal, continuation) = AsyncStream.makeStream(of: Void.self)
    let performance = Performance([
      .visits { model in
        model.count = 1
        for await _ in signal { break }
        model.count = 2
      }
    ])
    async let outcome = performance.run(on: pseudo.terminal(["TERM": "dumb"]), clock: .quick)
    #expect(await pseudo.read(through: "1 visits\r\n") == "0 visits\r\n1 visits\r\n")
    continuation.yield()
    #expect(await pseudo.read(through: "\n") == "2 visits\r\n")
    _ = await outcome
  }

  @Test func `each line of a fact begins with the name of its scene`() async {
    let list = Scene("list", Visits()) { _, _ in
      Text("")
    } line: { _ in
      "2 people\n  Anna\n  Bo"
    } run: { _ in
    }
    let (lines, _) = await written([list, .visits(titled: "other")])
    #expect(
      lines == ["list │ 2 people", "list │   Anna", "list │   Bo", "other │ 0 visits"]
    )
  }

  private func written(_ scenes: [Scene]) async -> (lines: [String], outcome: Outcome) {
    let captured = CapturedOutput()
    let outcome = await Performance(scenes).run(on: captured.terminal, clock: .quick)
    return (captured.lines, outcome)
  }
}
