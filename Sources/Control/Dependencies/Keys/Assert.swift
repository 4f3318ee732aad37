import IssueReporting

extension DependencyValues {
  /// Checks what must be true, in a debug build.
  ///
  /// In a test, what is not true is a failure, where Swift's own `assert` would end the process.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks what must be true, in every build.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

/// Checks what must be true.
public protocol AssertionEffect: Sendable {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// An assertion that calls a closure.
public struct AnyAssertionEffect: AssertionEffect {
  public typealias Assertion =
    @Sendable (
      _ condition: @autoclosure () -> Bool,
      _ message: @autoclosure () -> String,
      _ file: StaticString,
      _ line: UInt
    ) -> Void

  private let assert: Assertion

  public init(_ assert: @escaping Assertion) { self.assert = assert }

  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    assert(condition(), message(), file, line)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = AnyAssertionEffect { condition, message, file, line in
    Swift.assert(condition(), message(), file: file, line: line)
  }
  static let testValue: any AssertionEffect = AnyAssertionEffect.reporting
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = AnyAssertionEffect { condition, message, file, line in
    Swift.precondition(condition(), message(), file: file, line: line)
  }
  static let testValue: any AssertionEffect = AnyAssertionEffect.reporting
}

extension AnyAssertionEffect {
  fileprivate static let reporting = Self { condition, message, file, line in
    guard !condition() else { return }
    let message = message()
    reportIssue(
      message.isEmpty ? "Assertion failed." : message,
      fileID: file,
      filePath: file,
      line: line
    )
  }
}
