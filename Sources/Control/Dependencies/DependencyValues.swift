import IssueReporting

/// The dependencies that are in force at one place of a program.
///
/// To register a dependency, add a property that reads and writes the value of its key:
///
/// ```swift
/// extension DependencyValues {
///   var weather: WeatherClient {
///     get { self[WeatherClient.self] }
///     set { self[WeatherClient.self] = newValue }
///   }
/// }
/// ```
///
/// Then read it with ``Dependency``, and override it with ``withDependencies(_:operation:)``.
public struct DependencyValues: Sendable {
  /// The overrides, and the table of the other values.
  @usableFromInline var scope: Scope

  /// The scope that a model was made in, for keys that `scope` does not override.
  @usableFromInline let captured: Scope?

  /// The code that asks, for messages.
  var reader: Reader

  init(scope: Scope, over captured: Scope? = nil, reader: Reader) {
    self.scope = scope
    self.captured = captured
    self.reader = reader
  }

  /// The dependencies that are in force here, to be overridden in some line.
  @usableFromInline
  init(overriddenAt location: IssueLocation) {
    self.init(scope: .current, reader: Reader(location: location, purpose: .override))
  }

  /// Dependencies without overrides, each made anew on its first use.
  public init() {
    let scope = Scope(defaults: Defaults(of: TestIdentity.current))
    self.init(scope: scope, reader: Reader(location: nil, purpose: .use))
  }

  /// The value of a key.
  ///
  /// Use it to add a property to this type. The property is the place where a dependency is
  /// declared, and messages that concern it say so.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    // Inlined, so that both are compiled for the type of each key.
    @inlinable get {
      if let known = known(key) { return known.value(of: key) }
      return defaultValue(
        of: key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        name: function
      )
    }
    @inlinable set { override(with: KeyedValue(key, newValue)) }
  }

  @usableFromInline
  mutating func override(with value: consuming KeyedValue) {
    if isTesting { scope.defaults.remember(overrideOf: value.key, at: reader.location) }
    scope = scope.adding(value)
  }

  /// The value of a key that has no property.
  package subscript<Key: TestDependencyKey>(undeclared key: Key.Type) -> Key.Value {
    known(key)?.value(of: key) ?? defaultValue(of: key, declaration: nil)
  }

  /// The override of a key, or the value that was made on its first use.
  @usableFromInline
  func known(_ key: any TestDependencyKey.Type) -> KeyedValue? {
    override(of: key) ?? defaults.value(of: key, in: overriddenContext)
  }

  /// The override of a key.
  func override(of key: any TestDependencyKey.Type) -> KeyedValue? {
    if let override = scope.override(of: key) { return override }
    guard let captured, let override = captured.override(of: key) else { return nil }
    return isOfThisTest(captured, for: key) ? override : nil
  }

  /// Takes what a model was made with into the scope, which is to be put in force then.
  @inlinable
  mutating func join() {
    if let captured { scope = scope.joined(over: captured) }
  }

  /// Where the values of keys without an override are.
  var defaults: Defaults {
    if let test = TestIdentity.current {
      return scope.defaults.test == test.number ? scope.defaults : .ofTest(test)
    }
    guard let captured, scope.defaults === Defaults.process else { return scope.defaults }
    return captured.defaults
  }
}

extension DependencyValues {
  /// Sets a property as a whole.
  ///
  /// Swift reads a property before it writes it by a key path. A value that is replaced is not
  /// taken for one that is used.
  package mutating func store<Value>(
    _ value: Value,
    at keyPath: WritableKeyPath<DependencyValues, Value>
  ) {
    let reader = reader
    self.reader.replaced = ObjectIdentifier(Value.self)
    self[keyPath: keyPath] = value
    self.reader = reader
  }
}
