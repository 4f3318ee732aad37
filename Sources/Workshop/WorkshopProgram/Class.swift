import Attendee
import ClassRegister
import Course
import HTTP
import Loopback
import OperatingSystem
import Room
import Usage
import Workbook

extension WorkshopProgram {
  static let classroom: CommandWord.Body = { typed, context in
    let course = try context.course()
    let host = try typed.host(context)
    let asked = try typed.words.first.map { try course.chapter($0) }
    let complain = context.complain
    let register = ClassRegister(
      of: course,
      chapter: asked,
      isNew: typed.has("--new"),
      complain: { complain($0) }
    )
    let isAlone: Bool
    do throws(SystemFailure) {
      isAlone = try register.isAlone()
    } catch {
      throw CommandFailure("The class cannot be written down: \(error.words).", .fileTrouble)
    }
    guard isAlone else {
      throw CommandFailure("A class is going on here already, in another terminal.", .unavailable)
    }
    let server = try context.open(register, on: host)
    let chapter = course.chapters.first { $0.number == register.chapter } ?? course.chapters[0]
    context.say(
      """
      \(register.isResumed ? "The class goes on" : "The class"): at \(server.address), code \
      \(register.code)
        swift run workbook join \(server.address) \(register.code)
      """
    )
    context.say(
      host == .loopback
        ? "Nobody but this machine reaches it. For a class in a room: --network"
        : "The machines of your network reach it there, and nothing else of this machine."
    )
    return try await show(chapter, of: course, for: register, typed, context)
  }
}

extension Typed {
  /// The address on which a class listens: this machine's own, unless another one is asked for.
  fileprivate func host(_ context: CommandContext) throws -> IPv4Address {
    if let text = values["--on"] {
      guard let address = IPv4Address(text), address.isOfOneMachine else {
        throw UsageError(
          "--on needs an address of this machine, such as 192.168.1.7, not \"\(text)\"."
        )
      }
      return address
    }
    guard has("--network") else { return .loopback }
    let all = IPv4Address.ofThisMachine
    guard let first = all.first else {
      throw CommandFailure("This machine is in no network. Join one, and try again.", .unavailable)
    }
    if all.count > 1 {
      let others = all.dropFirst().map { "\($0)" }.joined(separator: ", ")
      context.say(
        "This machine has several addresses. If attendees do not reach it: --on \(others)"
      )
    }
    return first
  }
}

extension CommandContext {
  /// Listens on the port where the class listened before, or else on the next one that is free.
  fileprivate func open(
    _ register: ClassRegister,
    on host: IPv4Address
  ) throws(CommandFailure) -> ClassServer {
    let wanted = register.port
    do throws(SystemFailure) {
      let server = try HTTPServer.onFreePort(from: wanted) { port throws(SystemFailure) in
        try ClassServer(of: register, on: host, port: port)
      }
      if server.address.port != wanted, register.isResumed {
        say("Port \(wanted) is taken, so who was in the class has to join again.")
      }
      return server
    } catch {
      throw CommandFailure("The class cannot be at \(host): \(error.words).", .unavailable)
    }
  }
}
