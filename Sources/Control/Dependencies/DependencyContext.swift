/// Which kind of value a dependency has where no override says otherwise.
///
/// A program runs `live`, a preview `preview`, and a test `test`. Override it for a while as you
/// would any dependency:
///
/// ```swift
/// withDependencies {
///   $0.context = .preview
/// } operation: {
///   CountdownModel()
/// }
/// ```
public enum DependencyContext: Hashable, Sendable {
  /// A program that a person uses.
  case live
  /// A preview: something to look at while you edit.
  case preview
  /// A test.
  case test
}

extension DependencyValues {
  /// Which kind of value a dependency has where no override says otherwise.
  public var context: DependencyContext {
    get { overriddenContext ?? defaults.context ?? .detected }
    set { override(DependencyContextKey.self, with: newValue) }
  }

  var overriddenContext: DependencyContext? {
    override(of: DependencyContextKey.self)?.value(of: DependencyContextKey.self)
  }
}

/// The key of the context, which has no value of its own: it is found out.
enum DependencyContextKey: TestDependencyKey {
  static var testValue: DependencyContext { .detected }
}
