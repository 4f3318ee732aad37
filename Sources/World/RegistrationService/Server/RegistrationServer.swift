import HTTP
import Loopback
import Synchronization

/// The server of the registration form: it has an opinion on passwords, and it takes its time.
///
/// It listens on 127.0.0.1 only, and keeps nothing but a list of what it was asked.
public final class RegistrationServer: Sendable {
  public static let defaultPort: UInt16 = 4748

  public var port: UInt16 { listener.port }
  private let listener: Listener

  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - delay: How long an answer takes.
  ///   - answersFirstLast: Whether the first question of each form is answered after the later ones;
  ///     it waits for three seconds at the most.
  ///   - changed: Is told after each change, in order, from any thread.
  public init(
    port: UInt16 = defaultPort,
    delay: Duration = .milliseconds(400),
    answersFirstLast: Bool = false,
    changed: @escaping @Sendable (RequestLog) -> Void = { _ in }
  ) throws(RegistrationServerError) {
    let desk = Desk(delay: delay, answersFirstLast: answersFirstLast, changed: changed)
    do throws(ConnectionError) {
      listener = try Listener(port: port) { desk.serve($0) }
      desk.open(port: listener.port)
    } catch {
      throw RegistrationServerError(error, port: port)
    }
  }

  /// Hangs up on everyone, and returns when nothing runs any more.
  public func stop() { listener.stop() }
}

/// Reads a request, waits, answers: on a thread for each connection.
private final class Desk: Sendable {
  private let delay: Duration
  private let answersFirstLast: Bool
  private let changed: @Sendable (RequestLog) -> Void
  private let log = Mutex(RequestLog())
  private let doorkeeper = Mutex<Doorkeeper?>(nil)

  init(
    delay: Duration,
    answersFirstLast: Bool,
    changed: @escaping @Sendable (RequestLog) -> Void
  ) {
    (self.delay, self.answersFirstLast, self.changed) = (delay, answersFirstLast, changed)
  }

  func open(port: UInt16) {
    doorkeeper.withLock { $0 = Doorkeeper(port: port) }
  }

  func serve(_ connection: Connection) {
    do throws(Refusal) {
      guard let request = try read(from: connection) else { return }
      try doorkeeper.withLock { $0 }?.check(request)
      let question = try Question(request)
      let number = note { $0.ask(question) }
      guard wait(number, on: connection) else { return note { $0.withdraw(number) } }
      let answer = question.answer
      note { $0.answer(number, answer.words) }
      reply(Response(.ok, type: "application/json", body: answer.body), to: connection)
    } catch {
      note { $0.refuse(error.reason) }
      reply(Response(error), to: connection)
    }
  }

  /// One request, whole, within five seconds; nil when the other side hangs up before.
  private func read(from connection: Connection) throws(Refusal) -> Request? {
    var limits = RequestLimits()
    limits.body = 65_536
    var parser = RequestParser(limits: limits)
    let deadline = ContinuousClock.now + .seconds(5)
    while true {
      let bytes: [UInt8]?
      do throws(ConnectionError) {
        bytes = try connection.readAvailable(by: deadline)
      } catch {
        guard error == .timedOut else { return nil }
        throw Refusal(.requestTimeout, "The request took more than five seconds.")
      }
      guard let bytes else { return nil }
      switch parser.feed(bytes) {
      case .complete(let request): return request
      case .refused(let refusal): throw refusal
      case .waiting:
        guard deadline > .now else {
          throw Refusal(.requestTimeout, "The request took more than five seconds.")
        }
      }
    }
  }

  /// Waits until the answer is due; false when the question was taken back before.
  private func wait(_ number: Int, on connection: Connection) -> Bool {
    let start = ContinuousClock.now
    guard isListening(connection, until: start + delay) else { return false }
    guard answersFirstLast else { return true }
    while ContinuousClock.now < start + .seconds(3), log.withLock({ $0.isHeld(number) }) {
      guard isListening(connection, until: .now + .milliseconds(20)) else { return false }
    }
    return true
  }

  /// To read is the way to hear that the other side hangs up.
  private func isListening(_ connection: Connection, until end: ContinuousClock.Instant) -> Bool {
    while true {
      do throws(ConnectionError) {
        guard try connection.readAvailable(by: end) != nil else { return false }
        if end <= .now { return true }
      } catch {
        return error == .timedOut
      }
    }
  }

  private func reply(_ response: Response, to connection: Connection) {
    try? connection.send(response.bytes(), by: .now + .seconds(5))
    // What the other side still sends is read, because closing with unread bytes would take the
    // answer from it.
    _ = isListening(connection, until: .now + .milliseconds(response.status == .ok ? 0 : 200))
  }

  @discardableResult
  private func note<R: Sendable>(_ change: (inout RequestLog) -> R) -> R {
    log.withLock { log in
      let result = change(&log)
      changed(log)
      return result
    }
  }
}
