import IssueReporting

/// Reads a dependency.
///
/// ```swift
/// final class WeatherModel {
///   @Dependency(\.weather) var weather
///   @Dependency(\.date.now) var now
/// }
/// ```
///
/// An override counts where the property is used. If there is none, an override counts that was in
/// force where the property was made; and else the value of the ``DependencyContext``. So a model
/// keeps the dependencies that it was made with.
///
/// Make it anew for each object or call. A static one is made once, with what is overridden where
/// it happens to be used first.
@propertyWrapper
public struct Dependency<Value>: Sendable, CapturesDependencies {
  let captured: Scope
  private let reader: Reader
  private let read: @Sendable (DependencyValues) -> Value

  /// Reads a property of ``DependencyValues``, or a part of one.
  ///
  /// You write a key path, and Swift makes a function of it: to follow a key path takes about 40 ns
  /// more, which is a third of a read.
  public init(
    _ property: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(at: location, in: function, read: property)
  }

  package init(
    at location: IssueLocation,
    in function: StaticString,
    read: @escaping @Sendable (DependencyValues) -> Value
  ) {
    captured = Scope.current
    reader = Reader(location: location, purpose: .use, in: function)
    self.read = read
  }

  /// Reads the value of a key, which needs no property of ``DependencyValues`` then.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) where Key.Value == Value {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(at: location, in: function) { $0[undeclared: Key.self] }
  }

  public var wrappedValue: Value {
    read(DependencyValues(scope: Scope.inForce.get(), over: captured, reader: reader))
  }
}
