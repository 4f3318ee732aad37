import HTTP
import Synchronization
import Telemetry

/// Answers the requests to a collector, and sends each change to the pages that listen.
final class EventHandler: Sendable {
  /// Nil before `open`, and after `close`.
  private let log = Mutex<EventLog?>(nil)
  private let pages = EventStreams(interval: .milliseconds(100))
  /// The counts, at first and after each change of the events.
  let summaries: AsyncStream<Dashboard>
  private let summary: AsyncStream<Dashboard>.Continuation

  init() {
    (summaries, summary) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func open(path: String) throws(CollectorError) {
    try log.withLock { log throws(CollectorError) in
      let opened = try EventLog(path: path)
      summary.yield(Dashboard(opened.tally))
      log = opened
    }
  }

  /// Closes the file.
  func close() { log.withLock { $0 = nil } }

  func answer(_ request: Request) throws(Refusal) -> Response {
    switch (request.path, request.method) {
    case ("/", "GET"): return eventsPage.response()
    case ("/stream", "GET"): return pages.response { self.message }
    case ("/events", "POST"): return try keep(request)
    case ("/events", "DELETE"):
      try change { log throws(CollectorError) in try log.reset() }
      return .json("{\"deleted\":true}")
    default: throw Refusal(.notFound, "There is nothing here. The page is at /.")
    }
  }

  /// The counts, as a page gets them.
  private var message: [UInt8]? {
    let tally = log.withLock { $0?.tally }
    return tally.flatMap { try? JSON.encode(Dashboard($0)).asServerSentEvent }
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
      summary.yield(Dashboard(log.tally))
    }
    pages.sendToAll()
  }
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
