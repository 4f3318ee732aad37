import IssueReporting

extension DependencyValues {
  /// Makes the value of a key without an override, which a property declares.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    name: StaticString
  ) -> Key.Value {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return defaultValue(of: key, declaration: Declaration(name: name, location: location))
  }

  /// Makes the value of a key without an override.
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    declaration: Declaration?
  ) -> Key.Value {
    let defaults = defaults
    let context = defaults.context(overriddenContext)
    let request = DefaultRequest(
      key: key,
      context: context,
      reader: reader,
      declaration: declaration,
      defaults: defaults
    )

    if reader.replaced == ObjectIdentifier(Key.Value.self), let live = key.liveValueIfAny {
      return live
    }
    switch reader.purpose {
    case .use:
      break
    case .override:
      if let live = key.liveValueToOverrideInPart { return live }
    case .preparation:
      // To prepare a part of a dependency is not to use it.
      return key.liveValueToOverrideInPart ?? makeDefault(of: key, for: request)
    }
    let value = defaults.value(of: key, in: context, firstUsedAt: request.location) {
      KeyedValue(key, makeDefault(of: key, for: request))
    }
    return value.value(of: key)
  }

  /// Makes a value with these dependencies in force, since it may be made of others.
  private func makeDefault<Key: TestDependencyKey>(
    of key: Key.Type,
    for request: DefaultRequest
  ) -> Key.Value {
    scope.joined(over: captured).run {
      DefaultRequest.$current.withValue(request) {
        switch request.context {
        case .live:
          if let live = key.liveValueIfAny { return live }
          request.reportMissingLiveValue()
          return key.testValue
        case .preview:
          return key.previewValue
        case .test:
          return key.testValue
        }
      }
    }
  }
}

/// A key of one thing to override, where the rest of a live value is out of reach then.
///
/// `$0.date.now = …` overrides a part of a value that has no other part, so it must not fail for
/// want of a test value.
protocol OverriddenAtOnce: DependencyKey {}

extension TestDependencyKey {
  fileprivate static var liveValueToOverrideInPart: Value? {
    (Self.self as? any OverriddenAtOnce.Type)?.liveValue as? Value
  }

  fileprivate static var liveValueIfAny: Value? {
    (Self.self as? any DependencyKey.Type)?.liveValue as? Value
  }
}

/// A value that code asks for and no override gives: what a message about it has to say.
///
/// The values of a key are static properties, which take no argument. So a request is in force for
/// as long as its value is made.
struct DefaultRequest: Sendable {
  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let reader: Reader
  let declaration: Declaration?

  let defaults: Defaults

  /// Whether the test that asks has overridden the key, though not for this.
  var isOverriddenElsewhere: Bool { defaults.hasOverridden(key) }

  @TaskLocal static var current: DefaultRequest?

  /// The line that asked, or the next best one.
  var location: IssueLocation {
    reader.location ?? declaration?.location
      ?? IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  /// The facts, for a message.
  var description: DependencyDescription {
    DependencyDescription(key: key, reader: reader, declaration: declaration)
  }

  func report(_ message: String) { location.report(message) }
}
