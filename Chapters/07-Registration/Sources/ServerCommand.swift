import ChapterKit
import Dependencies
import Observation
import OutsideWorld
import RegistrationService
import Stage

extension DemoCommand {
  /// The other end of the form, for a terminal of its own.
  static let server = DemoCommand(
    "server",
    "Answers the forms, and shows each question as it comes, until Ctrl-C.",
    options: [
      Option(
        "--port",
        "N",
        summary: "Where it listens, if not on \(RegistrationServer.defaultPort)."
      ),
      Option("--delay", "MS", summary: "How many milliseconds an answer takes, if not 400."),
      Option("--first-last", summary: "It answers the first question of a form last."),
    ]
  ) { invocation, terminal in
    do {
      let port = try number(invocation.values["--port"], "--port", upTo: 65_535)
      let delay = try number(invocation.values["--delay"], "--delay", upTo: 60_000)
      let book = ServerBook()
      let server = try RegistrationServer(
        port: port.map { UInt16($0) } ?? RegistrationServer.defaultPort,
        delay: .milliseconds(delay ?? 400),
        answersFirstLast: invocation.values["--first-last"] != nil
      ) { log in
        Task { @MainActor in book.show(log) }
      }
      book.port = server.port
      let outcome = await Performance([.server(book)]).run(on: terminal)
      server.stop()
      return outcome.exitCode
    } catch {
      StandardError.write((error as? UsageError)?.sentence ?? "\(error)")
      return error is UsageError ? ExitCode.usage.rawValue : 1
    }
  }

  private static func number(_ typed: String?, _ option: String, upTo limit: Int) throws -> Int? {
    guard let typed else { return nil }
    if let number = Int(typed), (0...limit).contains(number) { return number }
    throw UsageError("\(option) \(typed.quotable()) is no number from 0 to \(limit).")
  }
}

/// What the server was asked so far, for the stage.
@MainActor @Observable
final class ServerBook {
  private(set) var log = RequestLog()
  var port: UInt16 = 0

  /// The newest list counts: two changes may arrive in the wrong order.
  func show(_ log: RequestLog) {
    guard log.changes > self.log.changes else { return }
    self.log = log
  }

  /// `16 requests, 14 out of date, 1 person registered`
  var summary: String {
    let people = log.requests.count {
      if case (.register, .answered) = ($0.kind, $0.end) { true } else { false }
    }
    return """
      \(log.count) \(log.count == 1 ? "request" : "requests"), \(log.outOfDate) out of date, \
      \(people) \(people == 1 ? "person" : "people") registered
      """
  }
}

extension Scene {
  fileprivate static func server(_ book: ServerBook) -> Scene {
    Scene("server", book) { book, _ in
      VStack {
        Text("The registration server listens on 127.0.0.1:\(book.port).", .bold)
        Text(
          book.log.count == 0 ? "In another terminal: swift run Registration eager" : book.summary
        )
        Text(" ")
        List(book.log.requests.reversed()) { request in
          Text(request.words, request.isOutOfDate ? .bad : .plain)
        }
      }
      .limited(columns: 76)
    } line: { book in
      guard let last = book.log.latest else { return "Listening on 127.0.0.1:\(book.port)." }
      return "\(last.words) · \(book.summary)"
    } run: { _ in
      try? await Task.never()
    }
  }
}

extension ServedRequest {
  /// `#3 validate 7 characters → Good: 7 characters. (out of date)`
  fileprivate var words: String {
    let question =
      switch kind {
      case .validate(let characters): "validate \(characters)"
      case .register(let characters): "register \(characters)"
      }
    let answer =
      switch end {
      case nil: "…"
      case .answered(let words): "→ \(words.quotable(limit: 60))"
      case .cancelled: "cancelled"
      }
    return "#\(number) \(question) \(answer)\(isOutOfDate ? " (out of date)" : "")"
  }
}
