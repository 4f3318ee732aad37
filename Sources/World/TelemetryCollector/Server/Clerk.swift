import HTTP
import Loopback
import Synchronization

/// Answers whole requests, with the log at hand, and tells the pages that listen.
final class Clerk: Sendable {
  /// Pages that may listen at once.
  static let mostPages = 16

  /// Nil before it is open, and when the collector has stopped.
  private let log = Mutex<EventLog?>(nil)
  private let pages = Mutex<[ObjectIdentifier: PageStream]>([:])
  private let time: @Sendable () -> Double
  private let heard: @Sendable (EventSummary) -> Void

  /// - Parameter heard: Gets the counts, at first and after each change of the events.
  init(
    time: @escaping @Sendable () -> Double,
    heard: @escaping @Sendable (EventSummary) -> Void = { _ in }
  ) {
    (self.time, self.heard) = (time, heard)
  }

  func open(_ log: EventLog) {
    self.log.withLock { $0 = log }
    heard(log.tally.summary)
  }

  /// Gives the file back.
  func close() { log.withLock { $0 = nil } }

  var dashboard: Dashboard? {
    log.withLock { log in log.map { Dashboard(events: $0.events, tally: $0.tally) } }
  }

  func answer(_ request: Request) throws(Refusal) -> Response {
    guard let route = Route(path: request.path) else {
      throw Refusal(.notFound, "There is nothing here. The page is at /.")
    }
    guard route.methods.contains(request.method) else { return .wrongMethod(for: route) }
    switch route {
    case .page: return EventsPage.response()
    case .list: return .json(Array("[".utf8) + log.withLock { $0?.elements ?? [] } + "]\n".utf8)
    case .stream:
      guard pages.withLock({ $0.count }) < Self.mostPages else { throw .tooMany }
      // Asks the browser to come back after a second when the connection is lost.
      let body = Array("retry: 1000\n\n".utf8)
      return Response(.ok, type: "text/event-stream", body: body) { self.tell($0) }
    case .events where request.method == "DELETE":
      try change { log throws(EventLogError) in try log.reset() }
      return .json("{\"deleted\":true}")
    case .events:
      return try keep(request)
    }
  }

  private func keep(_ request: Request) throws(Refusal) -> Response {
    guard request.has("content-length") else {
      throw Refusal(.lengthRequired, "A post needs a Content-Length.")
    }
    guard request.isJSON else {
      throw Refusal(.unsupportedMediaType, "Post with Content-Type: application/json.")
    }
    guard let posted = try? JSON.decode(PostedEvents.self, from: request.body).events else {
      throw Refusal(
        .badRequest,
        #"Post {"name": "…", "source": "…", "properties": {"…": "…"}}, or a list of such events."#
      )
    }
    let time = time()
    let events = posted.map { RecordedEvent($0, receivedAt: time) }
    try change { log throws(EventLogError) in try log.append(events) }
    return .json("{\"accepted\":\(events.count)}")
  }

  private func change(
    _ body: (inout EventLog) throws(EventLogError) -> Void
  ) throws(Refusal) {
    try log.withLock { log throws(Refusal) in
      guard var changed = log.take() else {
        throw Refusal(.serviceUnavailable, "The collector is not open. Try again in a second.")
      }
      defer { log = changed }
      do throws(EventLogError) {
        try body(&changed)
      } catch {
        throw Refusal(.insufficientStorage, "\(error)")
      }
      heard(changed.tally.summary)
    }
    for page in pages.withLock({ Array($0.values) }) { page.note() }
  }

  /// Tells a page all there is, now and after each change, until it hangs up.
  private func tell(_ connection: Connection) {
    let page = PageStream(interval: .milliseconds(100)) { [self, weak connection] in
      guard let connection, let message = dashboard?.message else { return }
      do throws(ConnectionError) {
        try connection.send(message, by: .now + .seconds(5))
      } catch {
        connection.end()
      }
    }
    let name = ObjectIdentifier(page)
    pages.withLock { $0[name] = page }
    page.note()
    _ = connection.isOpen()
    pages.withLock { $0[name] = nil }
  }
}

extension Dashboard {
  /// One message of the stream. JSON on one line has no line break, so nothing in an event can end
  /// the message or begin another.
  var message: [UInt8] {
    guard let json = try? JSON.encode(self) else { return [] }
    return Array("data: ".utf8) + json + Array("\n\n".utf8)
  }
}

extension Request {
  fileprivate var isJSON: Bool {
    let type = only("content-type")?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json"
  }
}

extension Response {
  fileprivate static func json(_ text: String) -> Response {
    json(Array("\(text)\n".utf8))
  }

  fileprivate static func json(_ bytes: [UInt8]) -> Response {
    Response(.ok, type: "application/json", body: bytes)
  }

  fileprivate static func wrongMethod(for route: Route) -> Response {
    let methods = route.methods.joined(separator: ", ")
    return Response(
      .methodNotAllowed,
      fields: [(name: "Allow", value: methods)],
      body: Array("\(route.path) understands \(methods).\n".utf8)
    )
  }
}
