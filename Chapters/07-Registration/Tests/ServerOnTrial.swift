import Dependencies
import RegistrationService

@testable import RegistrationChapter

/// A server that answers when the test says so, and keeps what it was asked.
final class ServerOnTrial: Sendable {
  private let waiting = LockIsolated<[String: RegistrationClient.Answer<String>]>([:])
  private let registration = LockIsolated<RegistrationClient.Answer<Bool>?>(nil)
  private let log = LockIsolated<[String]>([])

  /// `validate blob`, `cancel blob`, `register a@b.c blob`
  var asked: [String] { log.value }

  var client: RegistrationClient {
    RegistrationClient(
      validate: { [self] password, answer in
        log.withValue { $0.append("validate \(password)") }
        waiting.withValue { $0[password] = answer }
        return ServiceCall { [self] in log.withValue { $0.append("cancel \(password)") } }
      },
      register: { [self] email, password, answer in
        log.withValue { $0.append("register \(email) \(password)") }
        registration.setValue(answer)
        return ServiceCall()
      }
    )
  }

  func answer(_ password: String, _ result: Result<String, any Error>) {
    waiting.value[password]?(result)
  }

  func answer(_ password: String, _ message: String) { answer(password, .success(message)) }

  func answerRegistration(_ result: Result<Bool, any Error>) { registration.value?(result) }
}

struct Outage: Error, CustomStringConvertible {
  let description = "The server is asleep: try again."
}
