import OutsideWorld

extension LocationError {
  static let notAskedYet = Self(
    .denied,
    """
    This app has not asked for your location yet: it must call requestWhenInUseAuthorization() \
    first and wait for the answer.
    """
  )

  static func denied(app: String) -> Self {
    Self(
      .denied,
      """
      “\(app)” may not use your location, because you did not allow it: \
      \(PermissionReset.name) lets it ask again.
      """
    )
  }

  static func restricted(app: String) -> Self {
    Self(
      .denied,
      """
      “\(app)” may not use your location, because this computer restricts it: ask whoever manages \
      it.
      """
    )
  }
}
