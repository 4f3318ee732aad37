/// Whether this app may know where the person is.
public enum AuthorizationStatus: CaseIterable, Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it, because another person decides: a parent, an administrator.
  case restricted
  /// The person has said no. The app cannot ask again.
  case denied
  case authorizedWhenInUse
}
