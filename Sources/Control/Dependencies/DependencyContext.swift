import IssueReporting
import OperatingSystem

/// Which kind of value a dependency has where no override says otherwise.
///
/// A program runs `live`, a preview `preview`, and a test `test`. Override it for a while as you
/// would any dependency:
///
/// ```swift
/// withDependencies {
///   $0.context = .preview
/// } operation: {
///   CountdownModel()
/// }
/// ```
public enum DependencyContext: Hashable, Sendable {
  /// A program that a person uses.
  case live
  /// A preview: something to look at while you edit.
  case preview
  case test
}

extension DependencyValues {
  /// Which kind of value a dependency has where no override says otherwise.
  public var context: DependencyContext {
    get { defaults.context(overriddenContext) }
    set { override(with: KeyedValue(DependencyContextKey.self, newValue)) }
  }

  var overriddenContext: DependencyContext? {
    override(of: DependencyContextKey.self)?.value(of: DependencyContextKey.self)
  }
}

/// The key of the context, which has no value of its own: it is found out.
enum DependencyContextKey: TestDependencyKey {
  static var testValue: DependencyContext { .detected }
}

extension DependencyContext {
  /// The context of this process, found out once.
  static let detected: DependencyContext = {
    let (context, issue) = detect(isTesting: isTesting, environment: environmentVariable)
    if let issue { reportIssue(issue) }
    return context
  }()

  /// The context of a process, and the issue that is to be reported if its environment is wrong.
  static func detect(
    isTesting: Bool,
    environment: (String) -> String?
  ) -> (context: DependencyContext, issue: String?) {
    let isPreview = environment("XCODE_RUNNING_FOR_PREVIEWS") == "1"
    let found: DependencyContext = isPreview ? .preview : isTesting ? .test : .live
    guard let wanted = environment("SWIFT_DEPENDENCIES_CONTEXT") else { return (found, nil) }
    if let known = [live, preview, test].first(where: { "\($0)" == wanted }) {
      return (known, nil)
    }
    let issue = """
      SWIFT_DEPENDENCIES_CONTEXT is "\(wanted)", which is not a context. \
      It may be "live", "preview" or "test". This process goes on as "\(found)", which it would be \
      without the variable.
      """
    return (found, issue)
  }
}
