import IssueReporting

/// Reports an issue unless an operation changes a value in exactly the way that you describe.
///
/// The expression is evaluated before and after `operation`. Then `changes` makes the value of before
/// into the one that you expect. An operation that changes nothing, and of which you expect nothing, is
/// an issue too. Without an operation, describe what you expect of a value that has changed already:
/// what `changes` leaves alone is then as it should be.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.report(message()) {
    let before = try expression()
    var expected = before
    try operation?()
    try updateExpectingResult(&expected)
    let actual = try expression()
    let isChange = operation == nil || before != actual
    return changeMessage(expected, actual, isChange: isChange, message())
  }
}

/// Reports an issue unless an asynchronous operation changes a value in exactly the way that you
/// describe.
public func expectDifference<Value: Equatable & Sendable>(
  _ expression: @autoclosure @Sendable () throws -> Value,
  _ message: @autoclosure @Sendable () -> String? = nil,
  operation: @Sendable () async throws -> Void,
  changes updateExpectingResult: @Sendable (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let before = try expression()
    var expected = before
    try await operation()
    try updateExpectingResult(&expected)
    let actual = try expression()
    location.report(message()) {
      changeMessage(expected, actual, isChange: before != actual, message())
    }
  } catch {
    location.report(thrownErrorMessage(error, message()))
  }
}

/// Reports an issue unless an operation changes a value in exactly the way that you describe.
///
/// The older name, for tests of XCTest that use it.
// The name is that of the other library.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.report(message()) {
    let before = try expression()
    var expected = before
    try operation?()
    try updateExpectingResult(&expected)
    let actual = try expression()
    let isChange = operation == nil || before != actual
    return changeMessage(expected, actual, isChange: isChange, message())
  }
}
