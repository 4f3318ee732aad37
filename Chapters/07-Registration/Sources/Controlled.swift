// The same form on a queue that it asks for: the machine's, one that does not wait, or one that a
// test moves by hand.

import Dependencies
import Dispatch
import Observation
import RegistrationService
import Schedulers

@MainActor @Observable
final class ControlledRegistration: RegistrationModel {
  var email = ""
  var password = "" { didSet { if password != oldValue { passwordChanged() } } }
  private(set) var message = ""
  private(set) var isValidating = false
  private(set) var isRegistering = false
  private(set) var isRegistered = false
  var alert: String?
  @ObservationIgnored private var edits = 0
  @ObservationIgnored private var question: ServiceCall?
  @ObservationIgnored @Dependency(RegistrationClient.self) private var service
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue
  private let quiet: Int

  init(quiet: Int = 300) { self.quiet = quiet }

  private func passwordChanged() {
    edits += 1
    let edit = edits
    question?.cancel()
    isValidating = false
    let end = mainQueue.now.advanced(by: .milliseconds(quiet))
    mainQueue.schedule(after: end) { [weak self] in
      guard edit == self?.edits else { return }
      self?.validate()
    }
  }

  private func validate() {
    guard !password.isEmpty else {
      message = ""
      return
    }
    isValidating = true
    question = service.validate(password) { [weak self, mainQueue, edits] answer in
      mainQueue.schedule {
        MainActor.assumeIsolated {
          guard edits == self?.edits else { return }
          self?.validated(answer)
        }
      }
    }
  }

  private func validated(_ answer: Result<String, any Error>) {
    isValidating = false
    message = answer.sentence
  }

  func registerButtonTapped() {
    guard !isRegistering else { return }
    isRegistering = true
    _ = service.register(email, password) { [weak self, mainQueue] answer in
      mainQueue.schedule {
        MainActor.assumeIsolated { self?.registered(answer) }
      }
    }
  }

  private func registered(_ answer: Result<Bool, any Error>) {
    isRegistered = answer.isYes
    alert = answer.problem
    isRegistering = false
  }
}
