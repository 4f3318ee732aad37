import Dependencies
import DependenciesTestSupport
import TemplateClient
import Testing

@Suite struct TemplateClientInATest {
  @Test func `it answers what the test says`() async throws {
    let count = try await withDependencies {
      $0[TemplateClient.self].count = { 3 }
    } operation: {
      @Dependency(TemplateClient.self) var client
      return try await client.count()
    }
    #expect(count == 3)
  }
}
