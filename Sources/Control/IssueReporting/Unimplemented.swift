/// A closure that reports an issue when it is called, and returns the placeholder.
///
/// A test value has it for each endpoint that a test must override before it uses it.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let endpoint = Endpoint(description: description, function: function, location: location)
  return { (argument: repeat each Argument) in
    endpoint.reportCall(repeat each argument)
    return placeholder()
  }
}

/// A closure that reports an issue when it is called, and throws ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let endpoint = Endpoint(description: description, function: function, location: location)
  return { (argument: repeat each Argument) in
    endpoint.reportCall(repeat each argument)
    throw endpoint.failure
  }
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
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let endpoint = Endpoint(description: description, function: function, location: location)
  endpoint.reportCall()
  return placeholder()
}

/// An unimplemented closure: its name and its place.
private struct Endpoint: Sendable {
  let description: @Sendable () -> String
  let function: StaticString
  let location: IssueLocation

  /// Reports one call, with the values that it was called with.
  func reportCall<each Argument>(_ argument: repeat each Argument) {
    var arguments: [String] = []
    for argument in repeat each argument {
      arguments.append(String(reflecting: argument))
    }
    ReportedIssue(message: text(arguments: arguments), location: location).report()
  }

  var failure: UnimplementedFailure {
    UnimplementedFailure(description: "Unimplemented: \(name)")
  }

  private var name: String {
    let description = description()
    return description.isEmpty ? "an endpoint of \(function)" : description
  }

  private func text(arguments: [String]) -> String {
    let call =
      arguments.isEmpty
      ? "It was called."
      : "It was called with (\(arguments.joined(separator: ", ")))."
    return """
      Unimplemented: \(name)

      \(call) Override it before that, or give it a value where it is declared: \
      \(location.fileID):\(location.line), in '\(function)'.

      If you did override it: was the model that calls it made in the 'operation:', or with \
      'withDependencies(from: self)'?
      """
  }
}

/// The error of an unimplemented closure that may throw.
public struct UnimplementedFailure: Error, CustomStringConvertible {
  public let description: String
}
