/// What an unimplemented closure knows about itself.
struct UnimplementedEndpoint: Sendable {
  let description: @Sendable () -> String
  let function: StaticString
  let location: IssueLocation

  init(
    _ description: @escaping @Sendable () -> String,
    _ function: StaticString,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    (self.description, self.function) = (description, function)
  }

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
      """
  }
}

/// What an unimplemented closure throws, where it may.
public struct UnimplementedFailure: Error, CustomStringConvertible {
  public let description: String
}
