import Foundation
import HTTP
import OperatingSystem
import Synchronization

/// Serves the room's page on 127.0.0.1. A page only reads.
package final class RoomServer: Sendable {
  private let server: HTTPServer
  let address: RoomAddress

  /// - Parameter root: Where the address is kept.
  package init(of presentation: Presentation, in root: URL) throws(SystemFailure) {
    // Thirty frames a second: more are not seen.
    let pages = EventStreams(interval: .milliseconds(33))
    let saved = RoomAddress.saved(in: root)
    let token = saved?.token ?? Page.randomNonce() + Page.randomNonce()
    func listen(on port: UInt16) throws(SystemFailure) -> HTTPServer {
      try HTTPServer(port: port) { request, _ throws(Refusal) in
        guard request.method == "GET" else {
          throw Refusal(.methodNotAllowed, "The page is read, and nothing else.")
        }
        switch request.path {
        case "/": return page.response()
        case "/\(token)/stream":
          let news = Mutex(PageUpdates())
          return pages.response { news.withLock { try? $0.message(of: presentation) } }
        default: throw Refusal(.notFound, "There is nothing here.")
        }
      }
    }
    let same = saved.flatMap { try? listen(on: $0.port) }
    server = if let same { same } else { try listen(on: 0) }
    address = RoomAddress(port: server.port, token: token)
    try address.save(in: root)
    presentation.pages.withLock { $0 = pages }
  }

  package func stop() { server.stop() }
}

private let page = Page(
  title: "The room",
  icon: "<path d='M1 3h14v9H1z' fill='%2335b6a0'/><path d='M5 14h6' stroke='%2335b6a0'/>",
  style: PackageResources.dark_css
    + String(decoding: PackageResources.light_css, as: UTF8.self)
    .replacing(":root", with: ":root[data-theme=light]").utf8 + PackageResources.room_css,
  markup: PackageResources.room_html,
  script: PackageResources.room_js
)

/// The state that one page has already, so that it gets only what is new.
private struct PageUpdates {
  private var frame: Frame?
  private var view: RoomView?

  private struct Frame: Encodable, Equatable {
    let columns: Int
    let rows: [[TextRun]]
    /// The column and the row of the next character.
    let cursor: [Int]?

    init(_ panes: PanesFrame) {
      columns = panes.rows.first?.count ?? 0
      rows = panes.rows.map(TextRun.all)
      cursor = panes.cursor.map { [$0.column, $0.row] }
    }
  }

  mutating func message(of presentation: Presentation) throws -> [UInt8]? {
    let (panes, view) = presentation.state.withLock { ($0.panes.frame, $0.view) }
    let frame = Frame(panes)
    var bytes: [UInt8] = []
    if frame != self.frame { bytes += try JSON.encode(frame).asServerSentEvent(named: "frame") }
    if view != self.view { bytes += try JSON.encode(view).asServerSentEvent(named: "view") }
    (self.frame, self.view) = (frame, view)
    return bytes.isEmpty ? nil : bytes
  }
}
