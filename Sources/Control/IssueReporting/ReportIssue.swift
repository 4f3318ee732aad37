/// Reports that something is wrong, without stopping the program.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  writeToStandardError("\(fileID):\(line): \(message() ?? "Issue")\n")
}
