/// What the stage has to know of a registration form. All versions have it.
@MainActor
protocol RegistrationModel: AnyObject {
  var email: String { get set }
  var password: String { get set }
  /// What the server thinks of the password.
  var message: String { get }
  var isValidating: Bool { get }
  var isRegistering: Bool { get }
  var isRegistered: Bool { get }
  /// What went wrong, until the person has read it.
  var alert: String? { get set }
  func registerButtonTapped()
}
