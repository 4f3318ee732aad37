import Dispatch
import Loopback
import Synchronization

/// The pages that listen to a server, by server-sent events. Each gets a message when it connects,
/// and after each change.
package final class EventStreams: Sendable {
  private let interval: Duration
  private let streams = Mutex<[ObjectIdentifier: EventStream]>([:])

  /// - Parameter interval: The least time between two messages to a page.
  package init(interval: Duration) { self.interval = interval }

  /// Whether a page is connected.
  package var isOpen: Bool { streams.withLock { !$0.isEmpty } }

  /// Sends a message to each page.
  package func sendToAll() {
    for stream in streams.withLock({ Array($0.values) }) { stream.sendSoon() }
  }

  /// A response that lasts until the page closes the connection.
  ///
  /// - Parameter message: Makes the page's message when it is sent; nil where there is nothing to
  ///   send.
  package func response(message: @escaping @Sendable () -> [UInt8]?) -> Response {
    // The browser connects again a second after the connection is lost.
    let body = Array("retry: 1000\n\n".utf8)
    return Response(.ok, type: "text/event-stream", body: body) { self.send(message, to: $0) }
  }

  private func send(_ message: @escaping @Sendable () -> [UInt8]?, to connection: Connection) {
    let stream = EventStream(interval: interval) { [weak connection] in
      guard let connection, let message = message() else { return }
      do throws(ConnectionError) {
        try connection.send(message, by: .now + .seconds(5))
      } catch {
        connection.end()
      }
    }
    let id = ObjectIdentifier(stream)
    streams.withLock { $0[id] = stream }
    stream.sendSoon()
    _ = connection.isOpen()
    streams.withLock { $0[id] = nil }
  }
}

extension [UInt8] {
  /// One message of a stream. The bytes must have no line break, which would end the message.
  package var asServerSentEvent: [UInt8] { Array("data: ".utf8) + self + Array("\n\n".utf8) }
}

/// The messages to one page.
///
/// Changes in quick succession make one message, so a burst of events does not flood a page. Each
/// page has a queue, so a slow page does not delay the others.
final class EventStream: Sendable {
  private let interval: Duration
  private let send: @Sendable () -> Void
  private let state = Mutex((isDue: false, next: ContinuousClock.now))
  private let queue = DispatchQueue(label: "page stream")

  /// - Parameter send: Sends the state of that moment, and returns when the page has received it.
  init(interval: Duration, send: @escaping @Sendable () -> Void) {
    self.interval = interval
    self.send = send
  }

  func sendSoon() {
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
