/// The test framework that runs the code that asks.
public enum TestContext: Hashable, Sendable {
  case swiftTesting
  case xcTest

  /// The framework that runs the current test, or `nil` outside of a test process.
  public static var current: TestContext? { InstalledTestSupport.current?.context }

  public var isSwiftTesting: Bool { self == .swiftTesting }
}
