import Dependencies
import IssueReporting
public import Testing

/// Overrides dependencies for a test, or for each test of a suite.
///
/// ```swift
/// @Test(.dependency(\.continuousClock, ImmediateClock()))
/// func `confetti at the end`() async { … }
/// ```
///
/// Each test and each case gets values of its own: what you write is evaluated anew for it.
public struct DependencyTrait: TestTrait, SuiteTrait, TestScoping {
  /// The line of the test.
  let location: IssueLocation
  let update: @Sendable (inout DependencyValues) async throws -> Void

  /// The tests of a suite get it, and those of the suites in it.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestIdentity.$handedDown.withValue(SwiftTestingIdentity.beginCase()) {
      try await withDependencies(
        { try await update(&$0) },
        operation: { try await function() },
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}

extension Trait where Self == DependencyTrait {
  /// Overrides several dependencies.
  ///
  /// ```swift
  /// @Suite(.dependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 7)
  ///   $0.uuid = .incrementing
  /// })
  /// ```
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(location: location, update: updateValues)
  }

  /// Says that a test has dependencies of its own, which each test has here.
  ///
  /// For tests that are written for a library where it has to be asked for.
  public static var dependencies: Self { .dependencies { _ in } }

  /// Overrides a dependency whose type is its own key.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Value == Value.Value {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(location: location) { $0[Value.self] = try value() }
  }

  /// Overrides a dependency, or a part of one.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  /// ```
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(location: location) { $0.store(try value(), at: keyPath) }
  }
}
