import Dependencies
import RegistrationService

/// The server, as a form needs it: two questions, and each can be cancelled. The answer comes on
/// whatever thread the client likes.
struct RegistrationClient: Sendable {
  typealias Answer<Value> = @Sendable (Result<Value, any Error>) -> Void

  /// What the server thinks of a password.
  var validate: @Sendable (_ password: String, _ answer: @escaping Answer<String>) -> ServiceCall

  /// Whether the server agreed to register.
  var register:
    @Sendable (_ email: String, _ password: String, _ answer: @escaping Answer<Bool>) -> ServiceCall
}

extension RegistrationClient: TestDependencyKey {
  static let previewValue = answering(
    validate: PasswordRules.message,
    register: PasswordRules.isGood
  )

  static let testValue = RegistrationClient(
    validate: unimplemented("RegistrationClient.validate", placeholder: ServiceCall()),
    register: unimplemented("RegistrationClient.register", placeholder: ServiceCall())
  )
}

extension RegistrationClient {
  /// A server that answers before you let go of the key.
  static func answering(
    validate: @escaping @Sendable (_ password: String) -> String,
    register: @escaping @Sendable (_ password: String) -> Bool
  ) -> RegistrationClient {
    RegistrationClient(
      validate: { password, answer in
        answer(.success(validate(password)))
        return ServiceCall()
      },
      register: { _, password, answer in
        answer(.success(register(password)))
        return ServiceCall()
      }
    )
  }

  /// The same questions for a caller that awaits. When its task is cancelled, so is the question.
  func validation(of password: String) async throws -> String {
    try await answer { validate(password, $0) }
  }

  func registration(email: String, password: String) async throws -> Bool {
    try await answer { register(email, password, $0) }
  }

  private func answer<Value: Sendable>(
    to ask: (@escaping Answer<Value>) -> ServiceCall
  ) async throws -> Value {
    let (answers, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
    let call = ask {
      continuation.yield(with: $0)
      continuation.finish()
    }
    defer { call.cancel() }
    for try await answer in answers { return answer }
    throw CancellationError()
  }
}
