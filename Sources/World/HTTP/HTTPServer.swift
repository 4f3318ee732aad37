import Loopback
import OperatingSystem

/// Answers HTTP on a port of this machine, for this machine alone: one request per connection, each
/// on its own thread.
package final class HTTPServer: Sendable {
  package var port: UInt16 { listener.port }
  private let listener: Listener

  /// Answers from any thread. Nil where the client has cancelled the request: then the server hangs
  /// up.
  package typealias Answer = @Sendable (Request, Connection) throws(Refusal) -> Response?

  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - requestTime: How long a request may take to arrive.
  package init(
    port: UInt16,
    requestTime: Duration = .seconds(5),
    answer: @escaping Answer
  ) throws(SystemFailure) {
    listener = try Listener(port: port) { connection in
      let deadline = ContinuousClock.now + requestTime
      do throws(Refusal) {
        let reader = RequestReader(connection: connection, deadline: deadline)
        guard let request = try reader.read() else { return }
        try request.requireOwnHost(port: connection.port)
        guard let response = try answer(request, connection) else { return }
        connection.send(response)
      } catch {
        connection.send(Response(error))
      }
    }
  }

  /// Hangs up on every client, and returns when nothing runs any more.
  package func stop() { listener.stop() }
}

extension Connection {
  fileprivate func send(_ response: Response) {
    do throws(ConnectionError) {
      try send(response.bytes, by: .now + .seconds(5))
    } catch {
      return
    }
    response.stream?(self)
    finish()
    // What the other side still sends is read, because closing with unread bytes would take the
    // response from it.
    _ = isOpen(until: .now + .seconds(1))
  }
}
