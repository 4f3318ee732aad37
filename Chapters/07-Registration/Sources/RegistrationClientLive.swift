import Dependencies
import RegistrationService

extension RegistrationClient: DependencyKey {
  static var liveValue: RegistrationClient { .live(.shared) }

  static func live(_ service: RegistrationService) -> RegistrationClient {
    RegistrationClient(
      validate: { service.validate(password: $0, completion: $1) },
      register: { service.register(email: $0, password: $1, completion: $2) }
    )
  }
}
