import Dispatch
import Foundation
import HTTP
import Loopback
import OperatingSystem
import OutsideWorld
import Synchronization

/// The service behind a registration form, as its vendor's library reaches it: over HTTP.
///
/// ```swift
/// let call = RegistrationService.shared.validate(password: "blob") { result in … }
/// call.cancel()
/// ```
///
/// It calls back on a thread of its own. With no server on this machine, it starts one inside this
/// process, and says so once.
public final class RegistrationService: Sendable {
  public static let shared = RegistrationService(environment: ProcessInfo.processInfo.environment)

  /// `REGISTRATION_PORT` says where the server listens, if not where it usually does.
  private let environment: [String: String]
  private let patience: Duration
  private let footprint: Footprint
  private let say: @Sendable (String) -> Void
  private let form = UUID().uuidString
  private let place = Mutex<Place?>(nil)
  private let queue = DispatchQueue(label: "registration service", attributes: .concurrent)

  private enum Place {
    case outside(UInt16)
    case inside(RegistrationServer)
  }

  package init(
    environment: [String: String],
    patience: Duration = .seconds(10),
    footprint: Footprint = .shared,
    say: @escaping @Sendable (String) -> Void = { Notices.shared.say($0) }
  ) {
    self.environment = environment
    self.patience = patience
    self.footprint = footprint
    self.say = say
  }

  /// Asks what the server thinks of a password.
  @discardableResult
  public func validate(
    password: String,
    then answer: @escaping @Sendable (Result<String, any Error>) -> Void
  ) -> ServiceCall {
    let question = Wire.Question(form: form, password: password)
    return ask(question, at: "/validate", Wire.Validation.self) { answer($0.map(\.message)) }
  }

  /// Registers, and says whether the server agreed.
  @discardableResult
  public func register(
    email: String,
    password: String,
    then answer: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> ServiceCall {
    let question = Wire.Question(form: form, email: email, password: password)
    return ask(question, at: "/register", Wire.Registration.self) { answer($0.map(\.registered)) }
  }

  private func ask<Answer: Decodable & Sendable>(
    _ question: Wire.Question,
    at path: String,
    _ type: Answer.Type,
    then answer: @escaping @Sendable (Result<Answer, any Error>) -> Void
  ) -> ServiceCall {
    let call = ServiceCall()
    queue.async { [self] in
      let result = Result { () throws(any Error) in
        // A call that was cancelled before it was connected must not be connected any more.
        try exchange(question, at: path, type) { connection in
          call.isEnded { connection.end() }
        }
      }
      if !call.isCancelled { answer(result) }
    }
    return call
  }

  private func exchange<Answer: Decodable>(
    _ question: Wire.Question,
    at path: String,
    _ type: Answer.Type,
    isWanted: (Connection) -> Bool
  ) throws -> Answer {
    let port = try port()
    let deadline = ContinuousClock.now + patience
    do {
      let connection = try Connection(port: port, timeout: patience)
      guard isWanted(connection) else { throw CancellationError() }
      footprint.note(.requestsSent)
      let host = "127.0.0.1:\(port)"
      guard
        let first =
          try connection
          .ask("POST", path, of: host, json: JSON.encode(question), by: deadline)
      else { throw ConnectionError.ended }
      guard let status = first.status,
        let body = try connection.readBody(limit: 65_536, by: deadline)
      else { throw RegistrationServiceError.garbled(port: port) }
      guard (200..<300).contains(status) else {
        let reason = String(decoding: body, as: UTF8.self).split(separator: "\n").first ?? ""
        throw RegistrationServiceError.refused(String(reason).quotable(limit: 200))
      }
      guard let answer = try? JSON.decode(type, from: body) else {
        throw RegistrationServiceError.garbled(port: port)
      }
      return answer
    } catch let error as ConnectionError {
      throw RegistrationServiceError(error, port: port)
    }
  }

  /// Looked for once: a server that dies later is missed, and not replaced in silence.
  private func port() throws(RegistrationServiceError) -> UInt16 {
    let typed = environment["REGISTRATION_PORT"] ?? ""
    guard let port = typed.isEmpty ? RegistrationServer.defaultPort : UInt16(typed), port > 0 else {
      throw RegistrationServiceError(
        "REGISTRATION_PORT is “\(typed.quotable())”, which is no port: use one from 1 to 65535."
      )
    }
    return place.withLock { place in
      if place == nil { place = found(port, isChosen: !typed.isEmpty) }
      return switch place {
      case .inside(let server): server.port
      case .outside(let port): port
      case nil: port
      }
    }
  }

  private func found(_ port: UInt16, isChosen: Bool) -> Place {
    do throws(ConnectionError) {
      _ = try Connection(port: port, timeout: .seconds(1))
    } catch {
      if error == .refused, !isChosen,
        let server = try? RegistrationServer(port: 0, answersFirstLast: true)
      {
        say("No server listens on port \(port), so one runs inside this program.")
        return .inside(server)
      }
    }
    return .outside(port)
  }
}
