import HTTP
import Synchronization

/// Answers whole requests, with the log at hand, and tells the pages that listen.
final class EventHandler: Sendable {
  /// Nil before it is open, and when the collector has stopped.
  private let log = Mutex<EventLog?>(nil)
  private let pages = PageStreams(interval: .milliseconds(100))
  private let time: @Sendable () -> Double
  private let heard: @Sendable (Dashboard) -> Void

  /// - Parameter heard: Gets the counts, at first and after each change of the events.
  init(
    time: @escaping @Sendable () -> Double,
    heard: @escaping @Sendable (Dashboard) -> Void = { _ in }
  ) {
    (self.time, self.heard) = (time, heard)
  }

  func open(_ log: EventLog) {
    self.log.withLock { $0 = log }
    heard(Dashboard(log.tally))
  }

  /// Gives the file back.
  func close() { log.withLock { $0 = nil } }

  var dashboard: Dashboard? {
    log.withLock { log in log.map { Dashboard($0.tally) } }
  }

  func answer(_ request: Request) throws(Refusal) -> Response {
    guard let route = Route(path: request.path) else {
      throw Refusal(.notFound, "There is nothing here. The page is at /.")
    }
    guard route.methods.contains(request.method) else { return .wrongMethod(for: route) }
    switch route {
    case .page: return EventsPage.page.response()
    case .stream:
      return try pages.response { self.dashboard?.message }
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
      heard(Dashboard(changed.tally))
    }
    pages.note()
  }
}

extension Dashboard {
  var message: [UInt8]? { try? JSON.encode(self).asMessage() }
}

extension Request {
  fileprivate var isJSON: Bool {
    let type = only("content-type")?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json"
  }
}

extension Response {
  fileprivate static func json(_ text: String) -> Response {
    Response(.ok, type: "application/json", body: Array("\(text)\n".utf8))
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
