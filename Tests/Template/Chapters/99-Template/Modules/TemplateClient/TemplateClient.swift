import Dependencies

/// Write: what it stands for. For now, it says how many there are.
public struct TemplateClient: Sendable {
  public var count: @Sendable () async throws -> Int

  public init(count: @escaping @Sendable () async throws -> Int) { self.count = count }
}

/// Write: a live value, in the demo or in a module: make it a `DependencyKey` there.
extension TemplateClient: TestDependencyKey {
  public static let testValue = TemplateClient(
    count: unimplemented("TemplateClient.count", placeholder: 0)
  )
}
