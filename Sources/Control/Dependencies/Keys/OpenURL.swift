public import Foundation

extension DependencyValues {
  /// Opens a page, or whatever else a URL leads to, in the program that is made for it.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(URL(string: "https://www.swift.org")!)
  /// ```
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens a URL, and tells whether something took it.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

/// Its live value is where programs are started: a module that only looks dependencies up does
/// without the operating system.
package enum OpenURLKey: TestDependencyKey {
  // What a test opens stays open after it, so it gets nothing that does.
  package static var testValue: OpenURLEffect {
    DefaultRequest.reportMissingTestValue(of: Self.self, using: "one that opens nothing")
    return OpenURLEffect { _ in false }
  }
}
