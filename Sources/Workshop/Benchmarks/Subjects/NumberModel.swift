import Dependencies

/// A model as features have them.
final class NumberModel {
  @Dependency(\.number) var number
}

/// A model without any `@Dependency`.
final class BareModel {
  var number = 1
}
