import ConcurrencyExtras
import OperatingSystem
import TestTerminals
import TestTools
import Testing

@testable import Stage

/// What only a process of its own can show: each of these ends one, while it draws on our terminal.
///
/// One after the other, and none needs an answer from its test while it runs: a test that waits for
/// a process holds on to a thread that other tests need.
@Suite(.serialized, .machineTime(.seconds(60))) struct Interruptions {
  private let leave = "␛[?2026l␛[?1000;1002;1003;1004;1006;2004l␛[<u␛[m␛[?7h␛[?1007h␛[?25h␛[?1049l"

  @Test(
    arguments: [
      ("\(SIGTERM)", .exitCode(128 + SIGTERM)), ("\(SIGHUP)", .exitCode(128 + SIGHUP)),
      ("\(SIGQUIT)", .exitCode(128 + SIGQUIT)), ("exit", .exitCode(3)), ("crash", .failure),
      // While the main actor is stuck.
      ("Ctrl-C", .exitCode(130)),
    ] as [(String, ExitTest.Condition)]
  )
  func `a request to end, an exit and a crash give the terminal back`(
    end: String,
    condition: ExitTest.Condition
  ) async {
    let pseudo = PseudoTerminal(trigger: "0 visits", reply: end == "Ctrl-C" ? "\u{3}" : "")
    let before = pseudo.settings
    await #expect(processExitsWith: condition) {
      [path = pseudo.path as String, end = end as String] in
      if end == "crash" { dup2(open(path, O_RDWR), STDERR_FILENO) }
      await perform(on: path) { _ in
        switch end {
        case "exit": exit(3)
        case "crash": fatalError("as a framework does")
        case "Ctrl-C": while true { pause() }
        default:
          kill(getpid(), Int32(end) ?? 0)
          try await Task.never()
        }
      }
    }
    #expect(pseudo.settings == before)
    #expect(await pseudo.read(through: leave).hasSuffix(leave))
  }

  @Test func `what is printed during a performance is shown below its last frame`() async {
    let pseudo = PseudoTerminal()
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      let terminal = open(path, O_RDWR)
      dup2(terminal, STDOUT_FILENO)
      dup2(terminal, STDERR_FILENO)
      await perform(on: path, endsByItself: true) { _ in
        print("a warning that is wider than the whole window")
        _ = write(STDERR_FILENO, "\u{1B}[31man error\u{1B}[m", 16)
      }
    }
    let drawn = await pseudo.read(through: leave)
    #expect(!drawn.contains("warning") && !drawn.contains("error"))
    let after = await pseudo.read(through: "finished\r\n")
    #expect(after.hasPrefix("                0 visits\r\n"))
    let printed = "a warning that is wider than the whole\r\nwindow\r\n␛[31man error␛[m\r\n"
    #expect(after.hasSuffix("\(printed)finished\r\n"))
  }
}

/// In a process of its own. The first terminal that its session opens controls it.
@MainActor
private func perform(
  on path: String,
  endsByItself: Bool = false,
  run: @escaping @MainActor (Visits) async throws -> Void
) async {
  setsid()
  let descriptor = open(path, O_RDWR)
  let terminal = Terminal(input: descriptor, output: descriptor, isOfProcess: true) { _ in "xterm" }
  let (drawn, shown) = AsyncStream.makeStream(of: Void.self)
  let scene = Scene("visits", Visits()) { model, _ in
    shown.yield()
    return Text("\(model.count) visits")
  } run: { model in
    for await _ in drawn { break }
    try? await run(model)
  }
  let outcome = await Performance([scene]).run(on: terminal, endsByItself: endsByItself)
  terminal.say("finished")
  exit(outcome.exitCode)
}
