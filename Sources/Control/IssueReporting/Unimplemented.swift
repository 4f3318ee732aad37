/// A closure that reports an issue when it is called, and returns the placeholder.
///
/// It stands in a test value for an endpoint that no test may reach without saying so.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let endpoint = UnimplementedEndpoint(
    description: description,
    function: function,
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return { (argument: repeat each Argument) in
    endpoint.reportCall(repeat each argument)
    return placeholder()
  }
}

/// A closure that reports an issue when it is called, and returns the placeholder.
///
/// It stands in a test value for an endpoint that no test may reach without saying so.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  // Compiler 6.3 crashes on an async closure with a pack of arguments, so that a synchronous one
  // is made and converted.
  let endpoint: @Sendable (repeat each Argument) -> Result = unimplemented(
    description(),
    placeholder: placeholder(),
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  return endpoint
}

/// A closure that reports an issue when it is called, and throws ``UnimplementedFailure``.
///
/// It stands in a test value for an endpoint that no test may reach without saying so.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let endpoint = UnimplementedEndpoint(
    description: description,
    function: function,
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return { (argument: repeat each Argument) in
    endpoint.reportCall(repeat each argument)
    throw endpoint.failure
  }
}

/// A closure that reports an issue when it is called, and throws ``UnimplementedFailure``.
///
/// It stands in a test value for an endpoint that no test may reach without saying so.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  // Compiler 6.3 crashes on an async closure with a pack of arguments, so that a synchronous one
  // is made and converted.
  let endpoint: @Sendable (repeat each Argument) throws -> Result = unimplemented(
    description(),
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  return endpoint
}

/// Reports an issue at once, and returns the placeholder: for a value that is not a closure.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  let endpoint = UnimplementedEndpoint(
    description: description,
    function: function,
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  endpoint.reportCall()
  return placeholder()
}
