public import Foundation

extension DependencyValues {
  /// Tells the date.
  ///
  /// ```swift
  /// @Dependency(\.date) var date
  /// @Dependency(\.date.now) var now
  /// ```
  ///
  /// In a test, `$0.date.now = Date(timeIntervalSince1970: 7)` stops it.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

/// Tells the date when it is called.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Always returns the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date. Set it to stop it.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  public func callAsFunction() -> Date { generate() }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  /// After `$0.date.now = …` nothing of the live value is left.
  static var testValue: DateGenerator {
    DefaultRequest.reportMissingTestValue(of: Self.self, hasParts: false)
    return liveValue
  }
}
