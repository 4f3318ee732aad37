import Course
import Dispatch
import OperatingSystem
import Room
import Stage
import Usage
import Workbook

extension WorkshopProgram {
  static let present: CommandWord.Body = { typed, context in
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
