import IssueReporting

/// Sets dependencies for the whole program, before anything uses them.
///
/// ```swift
/// @main struct Main {
///   static func main() {
///     prepareDependencies {
///       $0.weather = .offline
///     }
///   }
/// }
/// ```
///
/// A dependency is prepared once, and not after its first use: code that used it before would go on
/// with another value than code that comes later. In a test it holds for that test.
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  // What is set goes on a floor of its own, so that it is clear afterwards what has been set.
  var values = DependencyValues(
    scope: BaseScope(),
    over: Scope.current,
    reader: Reader(location: location, purpose: .preparation)
  )
  let result = try updateValues(&values)
  let base = BaseScope.ofCurrentTest ?? .process
  let context = values.context
  for override in values.newOverrides {
    override.prepare(in: base, context: context, at: location)
  }
  return result
}
