import Dependencies
import DependenciesTestSupport
import Dispatch
import RegistrationService
import Schedulers

@testable import RegistrationChapter

/// A form whose time and whose server are in the hands of a test, with the history of each field.
@MainActor
struct FormOnTrial {
  /// The two ways to take control. What holds for one holds for the other.
  enum Way: CaseIterable { case scheduler, clock }

  let form: any RegistrationModel
  let server = ServerOnTrial()
  let message: History<String>
  let isValidating: History<Bool>
  let isRegistering: History<Bool>
  let isRegistered: History<Bool>
  let alert: History<String?>
  private let queue = DispatchQueue.test
  private let clock = TestClock()

  init(_ way: Way) {
    let form: any RegistrationModel = withDependencies { [queue, clock, server] in
      $0[RegistrationClient.self] = server.client
      switch way {
      case .scheduler: $0.mainQueue = queue.eraseToAnyScheduler()
      case .clock: $0.continuousClock = clock
      }
    } operation: {
      switch way {
      case .scheduler: ControlledRegistration()
      case .clock: ClockRegistration()
      }
    }
    self.form = form
    message = History(form.message)
    isValidating = History(form.isValidating)
    isRegistering = History(form.isRegistering)
    isRegistered = History(form.isRegistered)
    alert = History(form.alert)
  }

  func wait(_ milliseconds: Int = 0) async {
    await queue.advance(by: .milliseconds(milliseconds))
    await clock.advance(by: .milliseconds(milliseconds))
  }
}

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
