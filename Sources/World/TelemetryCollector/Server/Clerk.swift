import HTTP

/// Answers whole requests, with the log at hand.
struct Clerk: Sendable {
  /// Grows with each change of the events.
  private(set) var revision = 0
  private var log: EventLog
  private let doorkeeper: Doorkeeper
  private let time: @Sendable () -> Double
  private let heard: @Sendable (EventSummary) -> Void

  /// - Parameter heard: Gets the counts after each change of the events.
  init(
    log: EventLog,
    port: UInt16,
    time: @escaping @Sendable () -> Double,
    heard: @escaping @Sendable (EventSummary) -> Void = { _ in }
  ) {
    self.log = log
    self.heard = heard
    heard(log.tally.summary)
    doorkeeper = Doorkeeper(port: port)
    self.time = time
  }

  var dashboard: Dashboard {
    Dashboard(events: log.events, tally: log.tally)
  }

  mutating func answer(_ request: Request) -> Answer {
    do throws(Refusal) {
      try doorkeeper.check(request)
      guard let route = Route(path: request.path) else {
        throw Refusal(.notFound, "There is nothing here. The page is at /.")
      }
      guard route.methods.contains(request.method) else {
        return .response(.wrongMethod(for: route))
      }
      switch route {
      case .page: return .response(Page.response())
      case .list: return .response(list())
      case .stream: return .stream
      case .events where request.method == "DELETE":
        try keeping { log throws(EventLogError) in try log.reset() }
        return .response(.json("{\"deleted\":true}"))
      case .events: return .response(try keep(request))
      }
    } catch {
      return .response(Response(error))
    }
  }

  private func list() -> Response {
    .json(Array("[".utf8) + log.elements + Array("]\n".utf8))
  }

  private mutating func keep(_ request: Request) throws(Refusal) -> Response {
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
    try keeping { log throws(EventLogError) in try log.append(events) }
    return .json("{\"accepted\":\(events.count)}")
  }

  private mutating func keeping(
    _ change: (inout EventLog) throws(EventLogError) -> Void
  ) throws(Refusal) {
    do {
      try change(&log)
      revision += 1
      heard(log.tally.summary)
    } catch {
      throw Refusal(.insufficientStorage, "\(error)")
    }
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
