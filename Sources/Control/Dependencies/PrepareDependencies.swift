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
  // What is set goes into a scope of its own, so that it is clear afterwards what has been set.
  var values = DependencyValues(
    scope: Scope(defaults: Defaults()),
    over: .current,
    reader: Reader(location: location, purpose: .preparation)
  )
  let result = try updateValues(&values)
  let defaults = TestIdentity.current.map(Defaults.ofTest) ?? .process
  let context = values.context
  for override in values.scope.overrides {
    guard let origin = defaults.prepare(override, in: context, at: location) else { continue }
    reportLatePreparation(of: override.key, origin: origin, at: location)
  }
  return result
}
