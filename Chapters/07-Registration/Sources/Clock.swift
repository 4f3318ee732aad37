// The same form with a clock and async code. The question is a task: when that is cancelled, an
// answer to it usually cannot arrive, because no task awaits it.

import Dependencies
import Observation

@MainActor @Observable
final class ClockRegistration: RegistrationModel {
  var email = ""
  var password = "" { didSet { if password != oldValue { passwordChanged() } } }
  private(set) var message = ""
  private(set) var isValidating = false
  private(set) var isRegistering = false
  private(set) var isRegistered = false
  var alert: String?
  @ObservationIgnored private var question: Task<Void, Never>?
  @ObservationIgnored @Dependency(RegistrationClient.self) private var service
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  private let quiet: Int

  init(quiet: Int = 300) { self.quiet = quiet }

  private func passwordChanged() {
    question?.cancel()
    isValidating = false
    question = Task { [weak self, clock, quiet] in
      try? await clock.sleep(for: .milliseconds(quiet))
      guard !Task.isCancelled else { return }
      await self?.validate()
    }
  }

  private func validate() async {
    guard !password.isEmpty else {
      message = ""
      return
    }
    isValidating = true
    let answer: Result<String, any Error> = await Result {
      try await service.validation(of: password)
    }
    guard !Task.isCancelled else { return }
    validated(answer)
  }

  private func validated(_ answer: Result<String, any Error>) {
    isValidating = false
    message = answer.sentence
  }

  func registerButtonTapped() {
    guard !isRegistering else { return }
    isRegistering = true
    let (email, password) = (email, password)
    Task {
      registered(await Result { try await service.registration(email: email, password: password) })
    }
  }

  private func registered(_ answer: Result<Bool, any Error>) {
    isRegistered = answer.isYes
    alert = answer.problem
    isRegistering = false
  }
}
