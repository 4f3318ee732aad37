public import Dependencies

/// A client without a live value: the module that would have it is not linked.
public struct TideClient: Sendable {
  public var source: String
}

extension TideClient: TestDependencyKey {
  public static let testValue = TideClient(source: "test")
}

extension DependencyValues {
  public var tides: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}
