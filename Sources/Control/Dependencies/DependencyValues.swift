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
  /// What is overridden, the newest first.
  @usableFromInline var scope: Scope

  /// What a model was made with, which holds where `scope` overrides nothing.
  @usableFromInline let captured: Scope?

  /// Who asks, and what for.
  var reader: Reader

  init(scope: Scope, over captured: Scope? = nil, reader: Reader) {
    self.scope = scope
    self.captured = captured === scope ? nil : captured
    self.reader = reader
  }

  /// The dependencies that are in force here, to be overridden in some line.
  @usableFromInline
  init(overriddenAt fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(scope: Scope.current, reader: Reader(location: location, purpose: .override))
  }

  /// Dependencies without overrides, each made anew on its first use.
  public init() {
    self.init(scope: BaseScope(of: TestIdentity.current), reader: .direct)
  }

  /// The dependencies that are in force here.
  ///
  /// For what builds upon this module. Features use ``Dependency``.
  public static var _current: Self { Self(scope: Scope.current, reader: .direct) }

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
    // Inlined, so that reading and overriding are compiled for the type of each key.
    @inlinable get {
      if let override = override(of: key) { return override.value(of: key) }
      if let kept = keptDefault(of: key) { return kept.value(of: key) }
      return defaultValue(
        of: key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        name: function
      )
    }
    @inlinable set {
      scope = Override<Key>(newValue, on: scope)
      scope.base.remember(overrideOf: key)
    }
  }

  /// The value of a key that has no property.
  subscript<Key: TestDependencyKey>(undeclared key: Key.Type) -> Key.Value {
    (override(of: key) ?? keptDefault(of: key))?.value(of: key)
      ?? defaultValue(of: key, declaration: nil)
  }

  /// What a key is overridden with.
  @usableFromInline
  func override(of key: any TestDependencyKey.Type) -> Scope? {
    let id = ObjectIdentifier(key)
    if let override = scope.override(of: id) { return override }
    guard let captured, let override = captured.override(of: id) else { return nil }
    return isOfThisTest(captured, for: key) ? override : nil
  }

  /// All overrides in one scope, to be put in force or kept.
  @inlinable var overrides: Scope {
    guard let captured else { return scope }
    return scope.joined(over: captured)
  }

  /// What is overridden apart from what was captured.
  var newOverrides: some Collection<Scope> {
    var overrides: [ObjectIdentifier: Scope] = [:]
    scope.collect(into: &overrides)
    return overrides.values
  }

  /// Where the values of keys without an override are.
  var base: BaseScope {
    let base = scope.base
    if let test = TestIdentity.current {
      return base.test == test.number ? base : .ofTest(test)
    }
    guard let captured, base === BaseScope.process else { return base }
    return captured.base
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
    let before = scope
    self[keyPath: keyPath] = value
    return scope !== before
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
