// A form that asks the server after each letter, and shows each answer that comes. The last one to
// come may be about the first letters. While it registers, it says nothing.

import Dependencies
import Dispatch
import Observation
import Schedulers

@MainActor @Observable
final class EagerRegistration: RegistrationModel {
  var email = ""
  var password = "" { didSet { if password != oldValue { validate() } } }
  private(set) var message = ""
  private(set) var isValidating = false
  let isRegistering = false
  private(set) var isRegistered = false
  var alert: String?
  @ObservationIgnored @Dependency(RegistrationClient.self) private var service

  private func validate() {
    isValidating = true
    _ = service.validate(password) { [weak self] answer in
      DispatchQueue.main.schedule {
        MainActor.assumeIsolated {
          self?.isValidating = false
          self?.message = answer.sentence
        }
      }
    }
  }

  func registerButtonTapped() {
    _ = service.register(email, password) { [weak self] answer in
      DispatchQueue.main.schedule {
        MainActor.assumeIsolated { self?.isRegistered = answer.isYes }
      }
    }
  }
}
