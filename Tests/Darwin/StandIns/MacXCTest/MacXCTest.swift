// XCTest as Apple has it: a file that imports it sees Foundation, and a case records issues.

@_exported import MacFoundation
@_exported import XCTest
import XCTestOnLinux

open class XCTestCase: TestCaseOnLinux {
  open func record(_ issue: XCTIssue) {}
}

public struct XCTIssue {
  public var compactDescription: String { "" }
  public var sourceCodeContext: XCTSourceCodeContext { XCTSourceCodeContext() }
}

public struct XCTSourceCodeContext {
  public var location: XCTSourceCodeLocation? { nil }
}

public struct XCTSourceCodeLocation {
  public var fileURL: URL { fatalError() }
  public var lineNumber: Int { 0 }
}
