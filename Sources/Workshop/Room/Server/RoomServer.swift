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
          let sent = Mutex<[UInt8]?>(nil)
          return pages.response {
            let state = try? JSON.encode(PageState(of: presentation))
            let isNew = sent.withLock { sent in
              defer { sent = state }
              return sent != state
            }
            return isNew ? state?.asServerSentEvent : nil
          }
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

/// All that a page shows.
private struct PageState: Encodable {
  let columns: Int
  let rows: [[TextRun]]
  /// The column and the row of the next character.
  let cursor: [Int]?
  let view: RoomView

  init(of presentation: Presentation) {
    let (panes, view) = presentation.state.withLock { ($0.panes.frame, $0.view) }
    columns = panes.rows.first?.count ?? 0
    rows = panes.rows.map(TextRun.all)
    cursor = panes.cursor.map { [$0.column, $0.row] }
    self.view = view
  }
}
