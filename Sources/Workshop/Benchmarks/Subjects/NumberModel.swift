import Dependencies

/// A model as features have them.
final class NumberModel {
  @Dependency(\.number) var number

  /// One that was made in a scope that overrides its number.
  static func overridden() -> NumberModel {
    withDependencies {
      $0.number = 7
    } operation: {
      NumberModel()
    }
  }
}

/// A model without any `@Dependency`.
final class BareModel {
  var number = 1
}
