/// Says that a place has been reached that must not be.
public protocol AssertionFailureEffect: Sendable {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

/// A failure that is an assertion of what is never true.
struct AssertionFailure: AssertionFailureEffect {
  let assert: any AssertionEffect

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    assert(false, message(), file: file, line: line)
  }
}

/// An assertion that calls a closure.
public struct AnyAssertionEffect: AssertionEffect {
  private let assert:
    @Sendable (
      _ condition: @autoclosure () -> Bool,
      _ message: @autoclosure () -> String,
      _ file: StaticString,
      _ line: UInt
    ) -> Void

  public init(
    _ assert:
      @escaping @Sendable (
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        _ file: StaticString,
        _ line: UInt
      ) -> Void
  ) {
    self.assert = assert
  }

  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    assert(condition(), message(), file, line)
  }
}
