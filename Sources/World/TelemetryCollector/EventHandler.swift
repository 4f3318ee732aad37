import HTTP
import Synchronization
import Telemetry

/// Answers the requests to a collector, and sends each change to the pages that listen.
final class EventHandler: Sendable {
  /// Nil before `open`, and after `close`.
  private let log = Mutex<EventLog?>(nil)
  private let pages = EventStreams(interval: .milliseconds(100))
  private let changed: @Sendable (Dashboard) -> Void

  /// - Parameter changed: Gets the counts, at first and after each change of the events.
  init(changed: @escaping @Sendable (Dashboard) -> Void = { _ in }) {
    self.changed = changed
  }

  func open(path: String) throws(CollectorError) {
    try log.withLock { log throws(CollectorError) in
      let opened = try EventLog(path: path)
      changed(Dashboard(opened.tally))
      log = opened
    }
  }

  /// Closes the file.
  func close() { log.withLock { $0 = nil } }

  var dashboard: Dashboard? {
    log.withLock { $0?.tally }.map { Dashboard($0) }
  }

  func answer(_ request: Request) throws(Refusal) -> Response {
    switch (request.path, request.method) {
    case ("/", "GET"): return eventsPage.response()
    case ("/stream", "GET"): return pages.response { self.dashboard?.message }
    case ("/events", "POST"): return try keep(request)
    case ("/events", "DELETE"):
      try change { log throws(CollectorError) in try log.reset() }
      return .json("{\"deleted\":true}")
    default: throw Refusal(.notFound, "There is nothing here. The page is at /.")
    }
  }

  private func keep(_ request: Request) throws(Refusal) -> Response {
    guard let event = try? JSON.decode(TrackedEvent.self, from: request.body) else {
      throw Refusal(
        .badRequest,
        #"Post {"name": "…", "source": "…", "properties": {"…": "…"}}."#
      )
    }
    try change { log throws(CollectorError) in try log.append(event) }
    return .json("{\"accepted\":1}")
  }

  private func change(
    _ body: (EventLog) throws(CollectorError) -> Void
  ) throws(Refusal) {
    try log.withLock { log throws(Refusal) in
      guard let log else {
        throw Refusal(.serviceUnavailable, "The collector is not open. Try again in a second.")
      }
      do throws(CollectorError) {
        try body(log)
      } catch {
        throw Refusal(.insufficientStorage, "\(error)")
      }
      changed(Dashboard(log.tally))
    }
    pages.sendToAll()
  }
}

extension Dashboard {
  var message: [UInt8]? { try? JSON.encode(self).asServerSentEvent }
}

extension Response {
  fileprivate static func json(_ text: String) -> Response {
    Response(.ok, type: "application/json", body: Array("\(text)\n".utf8))
  }
}

/// The page that shows events as they arrive.
let eventsPage = Page(
  title: "Telemetry",
  icon: "<path d='M2 14V8h3v6zm4.5 0V2h3v12zM11 14V5h3v9z' fill='%2335b6a0'/>",
  style: PackageResources.collector_css,
  markup: PackageResources.collector_html,
  script: PackageResources.collector_js
)
