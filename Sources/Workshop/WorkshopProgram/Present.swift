import Course
import Dispatch
import OperatingSystem
import Room
import Stage
import Usage
import Workbook

extension CommandWord {
  static let present = CommandWord(
    "present",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "A page for you and one for the projector.",
    options: [
      Option("--port", "N", promise: "Where it listens, if not on 4760; 0 takes a free one."),
      Option("--quiet", promise: "Do not open the browser."),
      Option("--alone", promise: "Do not look at terminals beside."),
    ],
    details: """
      It listens on this machine only. The speaker's page shows the row of OnStage.md
      that is on, the next two, the notes, and the minutes against the plan. From
      there you open the room's page in a window of its own, and move that to the
      projector: it shows one thing at a time, legible from the last row.

      →, n, page down   the next row     space   run what the row says
      ←, p, page up     the row before   x       end what runs
      b, .              black            k       all keys go to the program (F2: stop)
      q  question       t  terminal      d  diff, ↓ its next place    f  file
      e  exercise       l  lesson        + and -  larger and smaller
      1, 2              the chapter as shipped, or solved; what was there is kept

      A file that the row names is shown, and what you save in it. Commands run in
      this folder, on a terminal of their own; ctrl-C here ends them all.

      The room also sees the demo that began last in a terminal beside, and of that
      terminal nothing else: no swift test and no command of the workbook, so you read
      notes and hints there in peace. The smaller that window, the larger its letters.
      With --alone, or WORKBOOK_ROOM=off there, no demo is seen.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try typed.words.first.map { try course.chapter($0) } ?? course.chapters[0]
    return try await show(chapter, of: course, typed, context)
  }

  /// Serves the two pages until the signal comes that ends this process.
  @MainActor
  static func show(
    _ chapter: CourseChapter,
    of course: Course,
    _ typed: Typed,
    _ context: CommandContext
  ) async throws -> ExitCode {
    let port = UInt16(try typed.number("--port", in: 0...65_535) ?? Int(RoomServer.usualPort))
    let alone = typed.has("--alone")
    let server: RoomServer
    do throws(SystemFailure) {
      server = try RoomServer(of: course, chapter: chapter, alone: alone, port: port)
    } catch {
      throw CommandFailure(
        "The pages cannot be served on port \(port): \(error.words). Try --port 0.",
        .unavailable
      )
    }
    if port != 0, server.port != port {
      context.say(
        "Port \(port) is taken, perhaps by another \"present\": this one is on \(server.port)."
      )
    }
    context.say("For you       \(server.speakerAddress)")
    context.say("For the room  \(server.roomAddress)")
    if !typed.has("--quiet"), !Desktop.open(server.speakerAddress) {
      context.say("No browser opens here: open the first address in one.")
    }
    if server.seesTerminals {
      context.say("The room also sees the demos that you type in a terminal beside.")
    } else if !alone {
      context.say("No demo in a terminal beside is seen here: another \"present\" sees them.")
    }
    context.say("Ctrl-C ends it, and all that runs.")
    let (signals, come) = AsyncStream.makeStream(of: Int32.self)
    let ending = Signals(Signals.ending, on: DispatchQueue(label: "present")) { come.yield($0) }
    for await number in signals {
      ending.stop()
      await server.stop()
      takeSignal(number)
    }
    return .success
  }
}
