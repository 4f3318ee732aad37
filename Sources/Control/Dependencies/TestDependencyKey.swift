/// A key with a value for tests, and perhaps one for previews.
///
/// This is all that an interface needs: a module that declares a client, and features that use it,
/// build without the code that reaches the outside world. The module that does reach it conforms
/// the same key to ``DependencyKey``.
///
/// ```swift
/// extension WeatherClient: TestDependencyKey {
///   static let testValue = WeatherClient(temperature: unimplemented("temperature"))
/// }
/// ```
///
/// A value may be asked for anywhere, so a key belongs to no actor.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the key stands for: by default the type that is its own key.
  associatedtype Value: Sendable = Self

  /// The value in a preview: the test value, if you leave it out.
  static var previewValue: Value { get }

  /// The value in a test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

extension TestDependencyKey {
  /// Whether a `testValue` that is asked for now is asked for in order to use it.
  ///
  /// Swift reads a value before it overrides a part of it. A `testValue` that reports an issue asks this
  /// first:
  ///
  /// ```swift
  /// static var testValue: any Database {
  ///   if shouldReportUnimplemented { reportIssue("The database of this test is empty.") }
  ///   return EmptyDatabase()
  /// }
  /// ```
  public static var shouldReportUnimplemented: Bool {
    guard let request = DefaultRequest.current, request.key == Self.self else { return true }
    return request.isForUse
  }
}
