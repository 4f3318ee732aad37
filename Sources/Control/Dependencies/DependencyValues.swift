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
  /// What is overridden, and where the other values are.
  var scope: Scope

  /// What a model was made with, which holds where `scope` overrides nothing.
  let captured: Scope?

  /// Who asks, and what for.
  var reader: Reader

  /// Whether a value has been set since this was set to false.
  private var isChanged = false

  init(scope: Scope, over captured: Scope? = nil, reader: Reader) {
    self.scope = scope
    self.captured = captured
    self.reader = reader
  }

  /// The dependencies that are in force here, to be overridden in some line.
  init(overriddenAt location: IssueLocation) {
    self.init(scope: .current, reader: Reader(location: location, purpose: .override))
  }

  /// Dependencies without overrides, each made anew on its first use.
  public init() {
    self.init(scope: Scope(defaults: Defaults(of: TestIdentity.current)), reader: .direct)
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
    get {
      let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return value(of: key, declaration: Declaration(name: function, location: location))
    }
    set { override(key, with: newValue) }
  }

  mutating func override<Key: TestDependencyKey>(_ key: Key.Type, with value: Key.Value) {
    scope.override(key, with: value)
    isChanged = true
  }

  /// The value of a key that has no property.
  subscript<Key: TestDependencyKey>(undeclared key: Key.Type) -> Key.Value {
    value(of: key, declaration: nil)
  }

  private func value<Key: TestDependencyKey>(
    of key: Key.Type,
    declaration: Declaration?
  ) -> Key.Value {
    if let override = override(of: key) { return override.value(of: key) }
    return defaultValue(of: key, declaration: declaration)
  }

  /// What a key is overridden with.
  func override(of key: any TestDependencyKey.Type) -> AnyKeyedValue? {
    if let override = scope.override(of: key) { return override }
    guard let captured, let override = captured.override(of: key) else { return nil }
    return isOfThisTest(captured, for: key) ? override : nil
  }

  /// All overrides in one scope, to be put in force or kept.
  var overrides: Scope { scope.joined(over: captured) }

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
  /// A dependency, or a part of one, by a key path that is in a variable.
  ///
  /// Swift reads a property before it writes it by a key path. Here it is known what is written, so
  /// that a value that is replaced as a whole is not taken for one that is used.
  public subscript<Value>(keyPath keyPath: WritableKeyPath<DependencyValues, Value>) -> Value {
    get { follow(keyPath, from: self) }
    set {
      let reader = reader
      self.reader.replaced = ObjectIdentifier(Value.self)
      follow(keyPath, from: &self, toSet: newValue)
      self.reader = reader
    }
  }

  /// Sets a property, and tells whether that overrode anything.
  package mutating func stores<Value>(
    _ value: Value,
    at keyPath: WritableKeyPath<DependencyValues, Value>
  ) -> Bool {
    isChanged = false
    self[keyPath: keyPath] = value
    return isChanged
  }
}

// Swift's own way to follow a key path, which the subscript above hides.

private func follow<Root, Value>(_ keyPath: KeyPath<Root, Value>, from root: Root) -> Value {
  root[keyPath: keyPath]
}

private func follow<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>,
  from root: inout Root,
  toSet value: Value
) {
  root[keyPath: keyPath] = value
}
