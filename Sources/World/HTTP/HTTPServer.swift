import Loopback
import OperatingSystem
import Synchronization

/// Answers HTTP on a port of this machine, for this machine alone unless it is told another
/// address: one request to a connection, each on a thread of its own.
///
/// The doorkeeper is asked before the answer is.
package final class HTTPServer: Sendable {
  package var port: UInt16 { listener.port }
  private let listener: Listener

  /// Answers from any thread. Nil where the question was taken back: then the server hangs up.
  package typealias Answer = @Sendable (Request, Connection) throws(Refusal) -> Response?

  /// - Parameters:
  ///   - address: One of this machine's. Whoever reaches it may ask.
  ///   - port: 0 takes a free one.
  ///   - refused: Is told why a request has no other answer than a refusal.
  package init(
    on address: IPv4Address = .loopback,
    port: UInt16,
    limits: ServerLimits = ServerLimits(),
    refused: @escaping @Sendable (Refusal) -> Void = { _ in },
    answer: @escaping Answer
  ) throws(SystemFailure) {
    let desk = ServiceDesk(of: address, limits: limits, refused: refused, answer: answer)
    listener = try Listener(
      on: address,
      port: port,
      limit: limits.connections,
      limitOfOne: limits.connectionsOfOne,
      clientsBegin: true
    ) { desk.serve($0) }
  }

  /// Makes a server on a port, or on one of the next where that is taken.
  package static func onFreePort<Server>(
    from port: UInt16,
    _ make: (UInt16) throws(SystemFailure) -> Server
  ) throws(SystemFailure) -> Server {
    for next in port..<min(port, .max - 20) + 20 where port != 0 {
      let made = Result { () throws(SystemFailure) in try make(next) }
      guard case .failure(let error) = made, error.code == EADDRINUSE else { return try made.get() }
    }
    return try make(0)
  }

  /// Hangs up on every client, and returns when nothing runs any more.
  package func stop() { listener.stop() }
}

/// Where a connection gets its answer.
private final class ServiceDesk: Sendable {
  private let address: IPv4Address
  private let limits: ServerLimits
  private let refused: @Sendable (Refusal) -> Void
  private let answer: HTTPServer.Answer
  private let atWork = Mutex(0)

  init(
    of address: IPv4Address,
    limits: ServerLimits,
    refused: @escaping @Sendable (Refusal) -> Void,
    answer: @escaping HTTPServer.Answer
  ) {
    (self.address, self.limits) = (address, limits)
    (self.refused, self.answer) = (refused, answer)
  }

  func serve(_ connection: Connection) {
    guard hasAnswered(connection) else { return }
    connection.finish()
    // What the other side still sends is read, because closing with unread bytes would take the
    // answer from it.
    _ = connection.isOpen(until: .now + limits.goodbyeTime)
  }

  /// False where the other side has gone, or takes no answer.
  private func hasAnswered(_ connection: Connection) -> Bool {
    var isHeadOnly = false
    do throws(Refusal) {
      guard let request = try read(from: connection), connection.endWaiting() else { return false }
      isHeadOnly = request.method == "HEAD"
      try Doorkeeper(of: address, port: connection.port).check(request)
      guard let response = try response(to: request, connection) else { return false }
      return send(response, to: connection, withBody: !isHeadOnly)
    } catch {
      refused(error)
      return send(Response(error), to: connection, withBody: !isHeadOnly)
    }
  }

  private func response(
    to request: Request,
    _ connection: Connection
  ) throws(Refusal) -> Response? {
    let isOneTooMany = atWork.withLock { count in
      count += 1
      return count > limits.answers
    }
    defer { atWork.withLock { $0 -= 1 } }
    if isOneTooMany { throw .tooMany }
    return try answer(request, connection)
  }

  /// One request, whole and in time; nil when the other side hangs up before.
  private func read(from connection: Connection) throws(Refusal) -> Request? {
    var parser = RequestParser(limits: limits.request)
    let deadline = ContinuousClock.now + limits.requestTime
    while true {
      let bytes: [UInt8]?
      do throws(ConnectionError) {
        bytes = try connection.readAvailable(by: deadline)
      } catch {
        guard error == .timedOut else { return nil }
        throw .tooSlow
      }
      guard let bytes else { return nil }
      switch parser.feed(bytes) {
      case .complete(let request): return request
      case .refused(let refusal): throw refusal
      // While bytes keep coming, no single read times out.
      case .waiting: guard deadline > .now else { throw .tooSlow }
      }
    }
  }

  private func send(
    _ response: Response,
    to connection: Connection,
    withBody: Bool = true
  ) -> Bool {
    connection.beginWaiting()
    do throws(ConnectionError) {
      let bytes = response.bytes(withBody: withBody)
      try connection.send(bytes, by: .now + limits.answerTime)
    } catch {
      return false
    }
    guard withBody, let stream = response.stream else { return true }
    guard connection.endWaiting() else { return false }
    stream(connection)
    connection.beginWaiting()
    return true
  }
}

extension Refusal {
  package static let tooMany = Refusal(
    .serviceUnavailable,
    "Too many are connected. Try again in a second."
  )
  fileprivate static let tooSlow = Refusal(
    .requestTimeout,
    "The request did not arrive in time."
  )
}
