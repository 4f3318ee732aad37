/// Something that belongs to a person, and that an app may use only when the person agrees.
public enum Permission: String, Sendable {
  case location
  case contacts
  case microphone
  case speechRecognition

  /// How the system's prompt says it: “Location” would like to **use your location**.
  package var wish: String {
    switch self {
    case .location: "use your location"
    case .contacts: "access your contacts"
    case .microphone: "access the microphone"
    case .speechRecognition: "use speech recognition"
    }
  }
}

/// What the system's record says about one permission of one app.
package enum PermissionStatus: String, Codable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person was never asked and never will be: another person decided, such as a parent.
  case restricted
  case denied
  case allowed

  /// Why the app may not, as one sentence; nil where it may, or has not asked yet.
  package func refusal(of permission: Permission, to app: String) -> String? {
    switch self {
    case .notDetermined, .allowed: nil
    case .denied:
      """
      “\(app)” may not \(permission.wish), because you did not allow it: \(PermissionReset.name) \
      lets it ask again.
      """
    case .restricted:
      """
      “\(app)” may not \(permission.wish), because this computer restricts it: ask the person who \
      manages it.
      """
    }
  }
}
