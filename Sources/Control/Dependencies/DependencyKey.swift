/// A key with a live value.
///
/// ```swift
/// extension WeatherClient: DependencyKey {
///   static let liveValue = WeatherClient(temperature: { try await measure() })
/// }
///
/// extension DependencyValues {
///   var weather: WeatherClient {
///     get { self[WeatherClient.self] }
///     set { self[WeatherClient.self] = newValue }
///   }
/// }
/// ```
///
/// Each value is made when it is first asked for, once, and then kept.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The type of the dependency: by default the type that is its own key.
  associatedtype Value: Sendable = Self

  /// The value in a program that a person uses.
  static var liveValue: Value { get }

  // Both are repeated so that a key that declares neither gets the ones below.

  /// The value in a preview: the live value, if you leave it out.
  ///
  /// Where an interface module conforms the key to ``TestDependencyKey``, what is left out there is
  /// the test value, whatever another module adds: write a preview value next to the test value.
  static var previewValue: Value { get }

  /// The value in a test. A test that asks for it fails, if you leave it out.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  /// Fails the test that asks for a value that was never written.
  ///
  /// A test that reaches the outside world by accident is slow on a good day, and on a bad one it
  /// changes something. The value of previews, which is the live one if the key has no other, is
  /// what it gets then, because something has to be returned.
  public static var testValue: Value {
    DefaultRequest.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}

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
  /// The type of the dependency: by default the type that is its own key.
  associatedtype Value: Sendable = Self

  /// The value in a preview: the test value, if you leave it out.
  static var previewValue: Value { get }

  /// The value in a test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}
