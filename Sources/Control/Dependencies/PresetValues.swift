extension DependencyValues {
  /// Dependencies without overrides, as a program has them.
  ///
  /// ```swift
  /// withDependencies { $0 = .live } operation: { … }
  /// ```
  public static var live: Self { unchanged(in: .live) }

  /// Dependencies without overrides, as a preview has them.
  public static var preview: Self { unchanged(in: .preview) }

  /// Dependencies without overrides, as a test has them.
  public static var test: Self { unchanged(in: .test) }

  private static func unchanged(in context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }
}
