import Testing

@Suite struct DependenciesTestSupportPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
