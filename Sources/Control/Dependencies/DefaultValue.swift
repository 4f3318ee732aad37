import IssueReporting
import Synchronization

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

  /// Makes the value of a key without an override, and keeps it if code uses it.
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    declaration: Declaration?
  ) -> Key.Value {
    let request = DefaultRequest(of: key, in: self, declaration)
    request.stopIfInProgress()
    switch request.reader.purpose {
    case .preparation, .replacement:
      return makeDefault(of: key, for: request)
    case .use, .override:
      let (defaults, context) = (request.defaults, request.context)
      let value = defaults.value(of: key, in: context, firstUsedAt: request.location) {
        (KeyedValue(key, makeDefault(of: key, for: request)), request.isKept)
      }
      return value.value(of: key)
    }
  }

  /// Makes the value with these dependencies in force, since it may be made of others.
  private func makeDefault<Key: TestDependencyKey>(
    of key: Key.Type,
    for request: DefaultRequest
  ) -> Key.Value {
    scope.joined(over: captured).run {
      DefaultRequest.$current.withValue(request) {
        switch request.context {
        case .live:
          if let live = (key as? any DependencyKey.Type)?.liveValue as? Key.Value { return live }
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

/// A value that code asks for and no override gives.
///
/// The values of a key are static properties, which take no argument. So a request is in force for
/// as long as its value is made.
final class DefaultRequest: Sendable {
  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let reader: Reader
  let declaration: Declaration?
  let defaults: Defaults

  /// The request whose value is made of this one.
  private let outer: DefaultRequest?
  private let task = RuntimeTask.current
  private let mayBeKept = Atomic(true)

  init<Key: TestDependencyKey>(
    of key: Key.Type,
    in values: DependencyValues,
    _ declaration: Declaration?
  ) {
    (self.key, self.declaration) = (key, declaration)
    reader = values.reader.reading(Key.Value.self)
    defaults = values.defaults
    context = defaults.context(values.overriddenContext)
    // A task that is started while a value is made inherits the request, and is no part of it.
    outer = Self.current.flatMap { [task] in $0.task == task ? $0 : nil }
  }

  @TaskLocal static var current: DefaultRequest?

  /// Whether the value is kept for the next reader. One that is not is made again, and reported
  /// again.
  var isKept: Bool { mayBeKept.load(ordering: .relaxed) }

  func doNotKeep() { mayBeKept.store(false, ordering: .relaxed) }

  /// Stops at a value that is made of itself: there is none that it could get.
  func stopIfInProgress() {
    let requests = Array(sequence(first: self, next: \.outer))
    let start = requests.dropFirst().firstIndex { $0.key == key && $0.context == context }
    guard let start else { return }
    let keys = requests[...start].reversed().map { typeName($0.key) }
    fatalError(
      "'\(typeName(key))' needs itself: \(keys.joined(separator: " -> ")).",
      file: location.filePath,
      line: location.line
    )
  }

  /// The line that asked, or the next best one.
  var location: IssueLocation {
    reader.location ?? declaration?.location
      ?? IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  /// The facts, for a message.
  var description: DependencyDescription {
    DependencyDescription(
      key: key,
      reader: reader,
      declaration: declaration,
      overridden: reader.purpose == .use ? defaults.override(of: key) : nil
    )
  }

  func report(_ message: String) {
    if reader.purpose != .replacement { location.report(message) }
  }
}
