import Loopback
import OperatingSystem

/// Answers HTTP on a port of this machine, for this machine alone: one request to a connection, each
/// on a thread of its own.
package final class HTTPServer: Sendable {
  package var port: UInt16 { listener.port }
  private let listener: Listener

  /// Answers from any thread. Nil where the client has taken the request back: then the server hangs
  /// up.
  package typealias Answer = @Sendable (Request, Connection) throws(Refusal) -> Response?

  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - bodyLimit: How many bytes a request may carry.
  ///   - requestTime: How long a request may take to arrive.
  ///   - refused: Gets why a request has no other answer than a refusal.
  package init(
    port: UInt16,
    bodyLimit: Int = 262_144,
    requestTime: Duration = .seconds(5),
    refused: @escaping @Sendable (Refusal) -> Void = { _ in },
    answer: @escaping Answer
  ) throws(SystemFailure) {
    listener = try Listener(port: port) { connection in
      let response: Response
      var hasBody = true
      do throws(Refusal) {
        let reader = RequestReader(
          connection: connection,
          bodyLimit: bodyLimit,
          deadline: .now + requestTime
        )
        guard let request = try reader.read() else { return }
        hasBody = request.method != "HEAD"
        try HostCheck(port: connection.port).check(request)
        guard let answered = try answer(request, connection) else { return }
        response = answered
      } catch {
        refused(error)
        response = Response(error)
      }
      connection.send(response, withBody: hasBody)
    }
  }

  /// Hangs up on every client, and returns when nothing runs any more.
  package func stop() { listener.stop() }
}

extension Connection {
  fileprivate func send(_ response: Response, withBody: Bool) {
    do throws(ConnectionError) {
      try send(response.bytes(withBody: withBody), by: .now + .seconds(5))
    } catch {
      return
    }
    if withBody { response.stream?(self) }
    finish()
    // What the other side still sends is read, because closing with unread bytes would take the
    // response from it.
    _ = isOpen(until: .now + .seconds(1))
  }
}
