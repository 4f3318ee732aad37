public import Dependencies
import IssueReporting

extension Dependency {
  /// Reads a dependency in a test, as the type that the test put there.
  ///
  /// ```swift
  /// @Suite(.dependencies { $0.continuousClock = TestClock() })
  /// struct Egg {
  ///   @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// }
  /// ```
  ///
  /// A test that reads it as another type cannot go on, so it stops there.
  public init<Wide>(
    _ keyPath: any KeyPath<DependencyValues, Wide> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(at: location, in: function) { Self.narrowed($0[keyPath: keyPath], at: location) }
  }

  private static func narrowed(_ value: some Any, at location: IssueLocation) -> Value {
    if let narrow = value as? Value { return narrow }
    fatalError(
      """
      A dependency is read as another type than it has. Override it with a \
      \(typeName(Value.self)), or read it as what it is.

        wanted: \(typeName(Value.self))
           has: \(typeName(type(of: value as Any)))
      """,
      file: location.filePath,
      line: location.line
    )
  }
}
