import Loopback
import OperatingSystem

/// An HTTP server on 127.0.0.1. A connection carries one request, and has a thread of its own.
package final class HTTPServer: Sendable {
  package var port: UInt16 { listener.port }
  private let listener: Listener

  /// Called on the thread of the connection. Returns nil where the client has cancelled the
  /// request: then the server closes the connection.
  package typealias Handler = @Sendable (Request, Connection) throws(Refusal) -> Response?

  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - requestTime: How long a request may take to arrive.
  package init(
    port: UInt16,
    requestTime: Duration = .seconds(5),
    handler: @escaping Handler
  ) throws(SystemFailure) {
    listener = try Listener(port: port) { connection in
      let deadline = ContinuousClock.now + requestTime
      do throws(Refusal) {
        let reader = MessageReader(connection: connection, deadline: deadline)
        guard let request = try reader.readRequest() else { return }
        try request.requireOwnHost(port: connection.port)
        guard let response = try handler(request, connection) else { return }
        connection.send(response)
      } catch {
        connection.send(Response(error))
      }
    }
  }

  /// Closes every connection, and returns when all threads have ended.
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
    // Reads what the client still sends. If unread bytes were left, closing would reset the
    // connection, and the client might lose the response.
    _ = isOpen(until: .now + .seconds(1))
  }
}
