import Dispatch
import Loopback
import Synchronization

/// The pages that listen to a server: each gets a message when it connects, and again after each
/// change.
package final class PageStreams: Sendable {
  private let interval: Duration
  private let pages = Mutex<[ObjectIdentifier: PageStream]>([:])

  /// - Parameter interval: A page gets a message at most this often.
  package init(interval: Duration) { self.interval = interval }

  /// Sends a message to all of them.
  package func note() {
    for page in pages.withLock({ Array($0.values) }) { page.note() }
  }

  /// An answer that lasts until the page hangs up.
  ///
  /// - Parameter message: The messages for this page, at that moment; nil where there is none.
  package func response(message: @escaping @Sendable () -> [UInt8]?) -> Response {
    // Asks the browser to come back after a second when the connection is lost.
    let body = Array("retry: 1000\n\n".utf8)
    return Response(.ok, type: "text/event-stream", body: body) { self.send(message, to: $0) }
  }

  private func send(_ message: @escaping @Sendable () -> [UInt8]?, to connection: Connection) {
    let page = PageStream(interval: interval) { [weak connection] in
      guard let connection, let message = message() else { return }
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

extension [UInt8] {
  /// One message of a stream, of bytes without a line break, so that nothing in them can end it or
  /// begin another.
  package func asMessage(named event: String? = nil) -> [UInt8] {
    Array("\(event.map { "event: \($0)\n" } ?? "")data: ".utf8) + self + Array("\n\n".utf8)
  }
}

/// One page that listens.
///
/// News that comes while it still takes a message, or soon after, is one message: a burst of events
/// does not stop a page, and a slow page does not stop the others.
final class PageStream: Sendable {
  private let interval: Duration
  private let send: @Sendable () -> Void
  private let state = Mutex((isDue: false, next: ContinuousClock.now))
  private let queue = DispatchQueue(label: "page stream")

  /// - Parameter send: Sends all there is at that moment, and returns when the page has taken it.
  init(interval: Duration, send: @escaping @Sendable () -> Void) {
    self.interval = interval
    self.send = send
  }

  func note() {
    let pause = state.withLock { state -> Duration? in
      guard !state.isDue else { return nil }
      state.isDue = true
      return max(.zero, state.next - .now)
    }
    guard let pause else { return }
    queue.asyncAfter(deadline: .now() + pause / .seconds(1)) { [self] in
      state.withLock { $0 = (isDue: false, next: .now + interval) }
      send()
    }
  }
}
