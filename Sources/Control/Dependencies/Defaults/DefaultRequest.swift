import IssueReporting

/// A value that code asks for and no override gives: what a message about it has to say.
///
/// The values of a key are static properties, which take no argument. So a request is in force for
/// as long as its value is made.
struct DefaultRequest: Sendable {
  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let reader: Reader
  let declaration: Declaration?

  private let defaults: Defaults
  /// The requests for which this one is made, the nearest first.
  private let outer: [DefaultRequest]

  init(
    key: any TestDependencyKey.Type,
    context: DependencyContext,
    reader: Reader,
    declaration: Declaration?,
    defaults: Defaults
  ) {
    self.key = key
    self.context = context
    self.reader = reader
    self.declaration = declaration
    self.defaults = defaults
    outer = Self.current.map { [$0] + $0.outer } ?? []
  }

  /// Whether it is to be used, and not to be overridden or replaced.
  var isForUse: Bool { reader.purpose == .use && reader.replaced == nil }

  /// Whether the test that asks has overridden the key, though not for this.
  var isOverriddenElsewhere: Bool { defaults.hasOverridden(key) }

  /// Whether the value is asked for while it is made.
  var isMadeOfItself: Bool {
    outer.contains { $0.key == key && $0.context == context && $0.defaults === defaults }
  }

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

  func report(_ message: String) {
    reportIssue(
      message,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
