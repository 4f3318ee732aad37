import Course
import OperatingSystem
import Room
import Stage
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let present = Command.present.running { typed, context in
    // The prefix of its keys is a signal until the terminal is ready.
    signal(SIGQUIT, SIG_IGN)
    let course = try context.course()
    let chapter = try typed.operands.first.map { try course.chapter($0) } ?? course.chapters[0]
    guard context.environment["WORKBOOK_PRESENTS"] == nil else {
      throw SentenceError(
        "This is the terminal of a \"present\" already: Ctrl-\\ N shows the next chapter.",
        .unavailable
      )
    }
    guard context.terminal.hasKeys else {
      throw SentenceError("\"present\" needs a terminal in which you can type.", .unavailable)
    }
    let shell = Program(
      context.environment["SHELL"] ?? "/bin/sh",
      environment: context.environment.merging(["WORKBOOK_PRESENTS": "1"]) { $1 }
    )
    let openPage = { @Sendable in
      openInBrowser("file://\(RoomAddress.path(in: course.root))")
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
      throw SentenceError("The room's page cannot be served: \(error.message).", .unavailable)
    }
    defer { server.stop() }
    openPage()
    let (signals, come) = AsyncStream.makeStream(of: Int32.self)
    let watching = Signals(Signals.ending) {
      come.yield($0)
      presentation.end()
    }
    do throws(SystemFailure) {
      try await presentation.run()
    } catch {
      throw SentenceError("\(shell.name) cannot be started: \(error.message).", .unavailable)
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
