import OutsideWorld

/// Whether this app may see the contacts.
public enum AuthorizationStatus: Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// Another person decided, such as a parent, and the app cannot change it.
  case restricted
  case denied
  case authorized
}

extension AuthorizationStatus {
  package init(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .allowed: self = .authorized
    }
  }

  /// Why the contacts stay closed; nothing where they are open.
  var refusal: ContactStoreError? {
    switch self {
    case .notDetermined: .accessNotRequested
    case .restricted: .accessRestricted
    case .denied: .accessRefused
    case .authorized: nil
    }
  }
}
