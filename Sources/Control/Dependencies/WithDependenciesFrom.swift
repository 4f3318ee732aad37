import IssueReporting

/// Gives what an operation makes the dependencies of a model, changed if you like.
///
/// A child that a model makes later would else start from nothing: the overrides that the model was
/// made with are long gone by then.
///
/// ```swift
/// func addButtonTapped() {
///   editor = withDependencies(from: self) { EditorModel() }
/// }
/// ```
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues(passedOnBy: model, at: location)
  try updateValues(&values)
  values.join()
  return try values.scope.run(operation)
}

/// Gives what an operation makes the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues(passedOnBy: model, at: location).scope.run(operation)
}

/// Gives what an asynchronous operation makes the dependencies of a model, changed if you like.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues(passedOnBy: model, at: location)
  try await updateValues(&values)
  values.join()
  return try await values.scope.run(operation)
}

/// Gives what an asynchronous operation makes the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await DependencyValues(passedOnBy: model, at: location).scope.run(operation)
}

extension DependencyValues {
  /// The overrides that are in force here, over those that the model was made with.
  fileprivate init(passedOnBy model: AnyObject, at location: IssueLocation) {
    let captured = MadeModels.scope(of: model)
    if captured == nil {
      location.report(
        """
        '\(typeName(type(of: model)))' has no dependencies to pass on.

        Give it a '@Dependency' property, or return it from 'withDependencies': either way it \
        remembers what it was made with.
        """
      )
    }
    self.init(
      scope: Scope.current.joined(over: captured),
      reader: Reader(location: location, purpose: .override)
    )
  }
}
