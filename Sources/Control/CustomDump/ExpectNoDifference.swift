import IssueReporting

/// Reports an issue that shows what differs, if two values are not equal.
///
/// The values are compared with `==`; the difference is for you to read.
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.report(message()) {
    differenceMessage(try expression1(), try expression2(), message(), sides: ("First", "Second"))
  }
}

/// Reports an issue that shows what differs, if two values are not equal.
///
/// The older name, for tests of XCTest that use it.
// The name is that of the other library.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.report(message()) {
    differenceMessage(try expression1(), try expression2(), message(), sides: ("First", "Second"))
  }
}
