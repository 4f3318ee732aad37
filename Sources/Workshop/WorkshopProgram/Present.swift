import ClassRegister
import Course
import OperatingSystem
import Room
import Usage
import Workbook

extension WorkshopProgram {
  static let present: CommandWord.Body = { typed, desk in
    let course = try desk.course()
    let chapter = try typed.words.first.map { try course.chapter($0) } ?? course.chapters[0]
    return try await show(chapter, of: course, typed, desk)
  }

  /// Serves the two pages until the signal comes that ends this process.
  ///
  /// - Parameters:
  ///   - attendees: Those of a class, if it is one.
  ///   - address: Where they join.
  @MainActor
  static func show(
    _ chapter: CourseChapter,
    of course: Course,
    for attendees: ClassRegister? = nil,
    at address: String = "",
    _ typed: Typed,
    _ desk: Desk
  ) async throws -> ExitCode {
    let port = UInt16(try typed.number("--port", in: 0...65_535) ?? Int(RoomServer.usualPort))
    let server: RoomServer
    do throws(SystemFailure) {
      server = try RoomServer(
        of: course,
        chapter: chapter,
        of: attendees,
        at: address,
        port: port
      )
    } catch {
      throw CommandFailure(
        "The pages cannot be served on port \(port): \(error.words). Try --port 0.",
        .unavailable
      )
    }
    if port != 0, server.port != port {
      desk.say(
        "Port \(port) is taken, perhaps by another \"present\": this one is on \(server.port)."
      )
    }
    desk.say("For you       \(server.speakerAddress)")
    desk.say("For the room  \(server.roomAddress)")
    if !typed.has("--quiet"), !Desktop.open(server.speakerAddress) {
      desk.say("No browser opens here: open the first address in one.")
    }
    desk.say("Ctrl-C ends it, and all that runs.")
    // What runs is ended by the signal that ends this process.
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }
}
