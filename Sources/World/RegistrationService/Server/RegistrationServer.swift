import HTTP
import Loopback
import OperatingSystem
import Synchronization

/// The server of a registration form: it judges passwords, and it is slow on purpose.
///
/// It listens on 127.0.0.1 only, and keeps a list of its requests and nothing else.
public final class RegistrationServer: Sendable {
  public static let defaultPort: UInt16 = 4748

  public var port: UInt16 { server.port }
  private let server: HTTPServer

  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - delay: How long an answer takes.
  ///   - answersFirstLast: Whether the first question of each form is answered after the later
  ///     ones, so that the answers arrive in the wrong order. Without a later question, it is
  ///     answered after three seconds.
  ///   - changed: Called after each change, in order, from any thread.
  public init(
    port: UInt16 = defaultPort,
    delay: Duration = .milliseconds(400),
    answersFirstLast: Bool = false,
    changed: @escaping @Sendable (RequestLog) -> Void = { _ in }
  ) throws(RegistrationServiceError) {
    let handler = QuestionHandler(
      delay: delay,
      answersFirstLast: answersFirstLast,
      changed: changed
    )
    do throws(SystemFailure) {
      server = try HTTPServer(port: port, handler: handler.answer)
    } catch {
      throw RegistrationServiceError(error, listeningOn: port)
    }
  }

  /// Closes every connection, and returns when all threads have ended.
  public func stop() { server.stop() }
}

/// Notes each question, waits, and answers.
private final class QuestionHandler: Sendable {
  private let delay: Duration
  private let answersFirstLast: Bool
  private let changed: @Sendable (RequestLog) -> Void
  private let log = Mutex(RequestLog())

  init(
    delay: Duration,
    answersFirstLast: Bool,
    changed: @escaping @Sendable (RequestLog) -> Void
  ) {
    self.delay = delay
    self.answersFirstLast = answersFirstLast
    self.changed = changed
  }

  @Sendable func answer(
    _ request: Request,
    on connection: Connection
  ) throws(Refusal) -> Response? {
    let question = try Wire.Question(request)
    let number = note { $0.ask(question) }
    guard wait(number, on: connection) else {
      note { $0.cancel(number) }
      return nil
    }
    let answer = question.answer
    note { $0.answer(number, answer.message) }
    let body = (try? JSON.encode(answer)) ?? []
    return Response(.ok, type: "application/json", body: body)
  }

  /// Waits until the answer is due; false where the question is cancelled before.
  private func wait(_ number: Int, on connection: Connection) -> Bool {
    let start = ContinuousClock.now
    guard connection.isOpen(until: start + delay) else { return false }
    guard answersFirstLast else { return true }
    guard log.withLock({ $0.isHeld(number) }) else { return true }
    var quietSince: ContinuousClock.Instant?
    while true {
      let now = ContinuousClock.now
      let waited = start.duration(to: now)
      let (isHeld, isAlone) = log.withLock { ($0.isHeld(number), $0.isAlone(number)) }
      quietSince = isHeld ? nil : quietSince ?? now
      // A person who types may pause. Only after a second of quiet was the last question the last.
      let isDue = quietSince.map { $0.duration(to: now) >= .seconds(1) } ?? false
      // Eight seconds at the most, because the client waits for ten.
      guard !isDue, waited < .seconds(isAlone ? 3 : 8) else { return true }
      guard connection.isOpen(until: .now + .milliseconds(20)) else { return false }
    }
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
