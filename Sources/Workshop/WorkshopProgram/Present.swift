import Course
import OperatingSystem
import Room
import Stage
import Usage
import WorkbookTool

extension Command {
  static let present = Command(
    "present",
    operands: "[CHAPTER]",
    operandCount: 0...1,
    summary: "A terminal to teach from, and a page that mirrors it.",
    options: [Option("--quiet", summary: "Do not open the browser.")],
    details: """
      It runs your own shell in this terminal, and opens a page for the projector.
      What stands in the terminal is what the room sees, larger. The three rows at the
      bottom are for you alone: the row of OnStage.md that is on, the question, the
      minutes against the plan. Ctrl-D ends it, as it ends a shell, and with it what
      runs in the background.

      Ctrl-\\, or F12, and then

      n b    the next row, or back           t      its command, at the prompt
      q      the question, large             f      a file, with what you save lit
      d      the diff                        e      an exercise with its clock
      c      its clock begins anew           .      black
      p      a second pane, left and right   tab    the keys go to the other pane
      ↑ ↓    scroll, or the next place       l      light or dark
      space  the terminal again              o      open the page again

      The page is for this machine alone. .workbook/room.html leads there, and only
      you can read that file.

      It ends with 69 where there is no terminal to type in, where this terminal is
      that of a "present" already, and where your shell or the page cannot start.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try typed.words.first.map { try course.chapter($0) } ?? course.chapters[0]
    guard context.environment["WORKBOOK_PRESENTS"] == nil else {
      throw CommandFailure("This is the terminal of a \"present\" already.", .unavailable)
    }
    guard context.terminal.hasKeys else {
      throw CommandFailure("\"present\" needs a terminal in which you can type.", .unavailable)
    }
    let shell = Program(
      context.environment["SHELL"] ?? "/bin/sh",
      environment: context.environment.merging(["WORKBOOK_PRESENTS": "1"]) { $1 }
    )
    let openPage = { @Sendable in
      _ = Desktop.open("file://\(RoomAddress.path(in: course.root))")
    }
    let presentation = Presentation(
      of: course,
      chapter: chapter,
      on: context.terminal,
      shell: shell,
      openPage: openPage
    )
    let server: RoomServer
    do throws(SystemFailure) {
      server = try RoomServer(of: presentation, in: course.root)
    } catch {
      throw CommandFailure("The room's page cannot be served: \(error.words).", .unavailable)
    }
    defer { server.stop() }
    if !typed.has("--quiet") { openPage() }
    let (signals, come) = AsyncStream.makeStream(of: Int32.self)
    let watching = Signals(Signals.ending) {
      come.yield($0)
      presentation.end()
    }
    do throws(SystemFailure) {
      try await presentation.run()
    } catch {
      throw CommandFailure("\(shell.name) cannot be started: \(error.words).", .unavailable)
    }
    watching.stop()
    come.finish()
    for await number in signals {
      server.stop()
      takeSignal(number)
    }
    return .success
  }
}
