import Dependencies
import IssueReporting
public import Testing

extension Trait where Self == DependencyTrait {
  /// Overrides a dependency, or a part of one.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  /// ```
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(location: location) { values in
      let isStored = try values.stores(value(), at: keyPath)
      guard !isStored else { return }
      location.report(
        """
        '.dependency' has overridden nothing: its key path leads to a property that stores no \
        value.

          type: \(typeName(Value.self))

        A property of DependencyValues reads and writes the value of a key:

          var property: \(typeName(Value.self)) {
            get { self[PropertyKey.self] }
            set { self[PropertyKey.self] = newValue }
          }
        """
      )
    }
  }
}
