import Foundation
import HTTP
import Loopback
import OperatingSystem
import OutsideWorld
import Synchronization

/// The library of a registration service: it asks the service's server over HTTP.
///
/// ```swift
/// let call = RegistrationService.shared.validate(password: "blob") { result in … }
/// call.cancel()
/// ```
///
/// It calls back on a thread of its own. Where no server runs on this machine, it starts one in
/// this process, and says so once.
public final class RegistrationService: Sendable {
  public static let shared = RegistrationService(environment: ProcessInfo.processInfo.environment)

  /// `REGISTRATION_PORT` is the port of the server, if it is not the default one.
  private let environment: [String: String]
  private let timeout: Duration
  private let form = UUID().uuidString
  private let server = Mutex<Server?>(nil)

  /// The port of the server, and the server where it runs in this process.
  private typealias Server = (port: UInt16, embedded: RegistrationServer?)

  package init(environment: [String: String], timeout: Duration = .seconds(10)) {
    self.environment = environment
    self.timeout = timeout
  }

  /// Asks the server for its opinion on a password.
  @discardableResult
  public func validate(
    password: String,
    completion: @escaping @Sendable (Result<String, any Error>) -> Void
  ) -> ServiceCall {
    ask(Wire.Question(form: form, password: password), at: "/validate") {
      completion($0.map(\.message))
    }
  }

  /// Registers a person; false where the server refuses.
  @discardableResult
  public func register(
    email: String,
    password: String,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> ServiceCall {
    ask(Wire.Question(form: form, email: email, password: password), at: "/register") {
      completion($0.map(\.isAccepted))
    }
  }

  private func ask(
    _ question: Wire.Question,
    at path: String,
    completion: @escaping @Sendable (Result<Wire.Answer, any Error>) -> Void
  ) -> ServiceCall {
    let call = ServiceCall()
    let footprint = SystemServices.current.footprint
    startThread { [self] in
      let result = Result { try exchange(question, at: path, for: call, noting: footprint) }
      if !call.isCancelled { completion(result) }
    }
    return call
  }

  private func exchange(
    _ question: Wire.Question,
    at path: String,
    for call: ServiceCall,
    noting footprint: Footprint
  ) throws -> Wire.Answer {
    let port = try port()
    do {
      let deadline = ContinuousClock.now + timeout
      let connection = try Connection(port: port, timeout: timeout)
      // A call that is cancelled before the connection is open sends nothing.
      guard call.setCancellation({ [weak connection] in connection?.end() }) else {
        throw CancellationError()
      }
      footprint.note(.requestsSent)
      let json = try JSON.encode(question)
      let response = try connection.request("POST", path, of: port, json: json, by: deadline)
      guard let code = response.code else { throw RegistrationServiceError.garbled(port: port) }
      guard (200..<300).contains(code) else {
        let body = String(decoding: response.body, as: UTF8.self)
        let reason = String(body.split(separator: "\n").first ?? "")
        throw RegistrationServiceError.refused(reason.quotable(limit: 200))
      }
      guard let answer = try? JSON.decode(Wire.Answer.self, from: response.body) else {
        throw RegistrationServiceError.garbled(port: port)
      }
      return answer
    } catch let error as ConnectionError {
      throw RegistrationServiceError(error, port: port)
    }
  }

  /// Looks for the server once. A server that stops later is an error, and not replaced.
  private func port() throws(RegistrationServiceError) -> UInt16 {
    let typed = environment["REGISTRATION_PORT"] ?? ""
    guard let port = typed.isEmpty ? RegistrationServer.defaultPort : UInt16(typed), port > 0 else {
      throw RegistrationServiceError(
        "REGISTRATION_PORT is “\(typed.quotable())”, which is no port: use one from 1 to 65535."
      )
    }
    return server.withLock { server in
      let found = server ?? self.findServer(on: port, isRequired: !typed.isEmpty)
      server = found
      return found.port
    }
  }

  private func findServer(on port: UInt16, isRequired: Bool) -> Server {
    do throws(ConnectionError) {
      _ = try Connection(port: port, timeout: .seconds(1))
    } catch {
      if error == .refused, !isRequired,
        let server = try? RegistrationServer(port: 0, answersFirstLast: true)
      {
        Notices.shared.say("No server listens on port \(port), so one runs inside this program.")
        return (server.port, server)
      }
    }
    return (port, nil)
  }
}
