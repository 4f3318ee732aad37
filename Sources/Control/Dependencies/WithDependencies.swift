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
  var values = DependencyValues(
    overriddenAt: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  try updateValues(&values)
  let scope = values.overrides
  let result = try Scope.inForce.withValue(scope, operation: operation)
  MadeModels.remember(result, madeIn: scope)
  return result
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
  var values = DependencyValues(
    overriddenAt: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  try await updateValues(&values)
  let scope = values.overrides
  let result = try await scope.run(operation)
  MadeModels.remember(result, madeIn: scope)
  return result
}
