import IssueReporting

/// Overrides dependencies for as long as an operation runs.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 7)
/// } operation: {
///   WeatherModel()
/// }
/// ```
///
/// Child tasks and `Task { }` inherit the overrides. An escaping closure does not: see
/// ``withEscapedDependencies(_:)``.
@discardableResult @inlinable
public func withDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues(overriddenAt: location)
  try updateValues(&values)
  values.join()
  return try values.scope.run(operation)
}

/// Overrides dependencies for as long as an asynchronous operation runs.
///
/// The operation runs on the actor that calls.
@discardableResult @inlinable
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues(overriddenAt: location)
  try await updateValues(&values)
  values.join()
  return try await values.scope.run(operation)
}
