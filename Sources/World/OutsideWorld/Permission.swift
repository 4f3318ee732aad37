/// Something that an app may use only when the person agrees.
public enum Permission: String, Sendable {
  case location
  case contacts
  case microphone
  case speechRecognition

  /// The words of the system's prompt: “Location” would like to **use your location**.
  package var action: String {
    switch self {
    case .location: "use your location"
    case .contacts: "access your contacts"
    case .microphone: "access the microphone"
    case .speechRecognition: "use speech recognition"
    }
  }
}

/// The entry of the system's record for one permission of one app.
package enum PermissionStatus: String, Codable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it, because another person decides: a parent, an administrator.
  case restricted
  case denied
  case allowed

  /// Why the app may not do it, in one sentence; nil where it may, or where the person has not been
  /// asked yet.
  package func refusal(of permission: Permission, to app: String) -> String? {
    switch self {
    case .notDetermined, .allowed: nil
    case .denied:
      """
      “\(app)” may not \(permission.action), because you did not allow it: \
      \(PermissionReset.command) lets it ask again.
      """
    case .restricted:
      """
      “\(app)” may not \(permission.action), because this computer restricts it: ask the \
      person who manages it.
      """
    }
  }
}
