/// Whether this app may know where the person is.
public enum AuthorizationStatus: CaseIterable, Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// Another person has decided that the person cannot allow it.
  case restricted
  /// The person has said no. Nothing inside the app can change that.
  case denied
  /// The person has said yes. Nothing inside the app can change that either.
  case authorizedWhenInUse
}
